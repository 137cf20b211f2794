import type { Page } from '@playwright/test';

/** One thing that goes wrong, and what may be read then. */
export interface Scenario {
  page: string;
  /** What goes wrong, in words. */
  fault: string;
  /** Makes it go wrong; called before the page is opened. */
  arrange(page: Page): Promise<unknown>;
  /** What the visitor does after the page is there; by default he types into its fields. */
  act?(page: Page): Promise<void>;
  /** No part may be wider than the window. */
  narrow?: boolean;
  /** Sentences of which one must be read; with `works` none is needed where everything works. */
  sentences: readonly RegExp[];
  works: boolean;
  /** Seconds after which the sentence must be there. */
  within?: number;
}

/** What became of it. */
export interface Outcome {
  scenario: Scenario;
  /** The sentence a visitor reads; 'works' where none is needed. */
  sentence: string;
  problems: string[];
  /** True when all that was typed is still there. */
  kept: boolean;
}
