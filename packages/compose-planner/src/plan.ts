import { advice } from './advice.ts';
import { planCore } from './core.ts';
import { NO_CHOICES } from './rows.ts';
import type { Choices, Plan } from './types.ts';

/** What the text of a Compose file becomes, with all rules. */
export function plan(text: string, choices: Choices = NO_CHOICES): Plan {
  return planCore(text, choices, advice);
}
