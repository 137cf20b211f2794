import fc from 'fast-check';

/** The actions of a visitor. `at` chooses among the possible targets, `text` is typed or pasted. */
export interface Act {
  kind: (typeof KINDS)[number];
  at: number;
  text: string;
}

/**
 * Where and how a visitor opens the first page. The first of each list is the plainest, and a failure is
 * shrunk to it.
 */
export interface Surroundings {
  path: string;
  width: number;
  zoom: number;
  choice: 'light' | 'dark';
  way: 'mouse' | 'touch' | 'keyboard';
  /** Milliseconds that each answer takes, and bytes per second. 0 is no limit. */
  latency: number;
  cpu: number;
  fault: 'none' | 'missing' | 'cut' | 'late' | 'other release';
  /** Which files fail, out of 100. */
  faultAt: number;
  /** Acts as soon as something is painted, not when the site runs. */
  impatient: boolean;
}

export interface Case {
  where: Surroundings;
  acts: Act[];
}

// Clicks and typed text lead to most states, so they are drawn more often.
const KINDS = [
  ...(['click', 'click', 'click', 'click', 'click', 'type', 'type', 'paste', 'choose'] as const),
  ...(['select', 'scroll', 'tab', 'key', 'back', 'forward', 'reload', 'resize'] as const),
  ...(['mode', 'system', 'offline', 'print', 'second tab'] as const),
];

const TEXTS = [
  'redis',
  '7',
  'how do I move',
  'Straße ünï 中文',
  '<b>"x" & y</b>',
  'services:\n  lonely:\n    image: nginx:1.27\n',
  'a'.repeat(300),
  '  ',
];

/** Widths of windows, in steps that cover both sides of every breakpoint sooner or later. */
export const WIDTHS = Array.from({ length: 183 }, (_, step) => 320 + step * 7);
/** Widest first, so that a failure is shrunk to a desktop. */
const widest = [...WIDTHS].reverse();

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: fc.nat(9999),
  text: fc.constantFrom(...TEXTS),
});

/** Cases on these pages. */
export const cases = (paths: readonly string[]): fc.Arbitrary<Case> =>
  fc.noBias(
    fc.record({
      where: fc.record({
        path: fc.constantFrom(...paths),
        width: fc.constantFrom(...widest),
        zoom: fc.constantFrom(1, 1, 1, 1.5, 2, 3, 4),
        choice: fc.constantFrom('light' as const, 'dark' as const),
        way: fc.constantFrom('mouse' as const, 'touch' as const, 'keyboard' as const),
        latency: fc.constantFrom(0, 0, 0, 100, 400),
        cpu: fc.constantFrom(1, 1, 1, 2, 4, 8, 20),
        fault: fc.constantFrom(
          ...(['none', 'none', 'none', 'none', 'missing', 'cut', 'late', 'other release'] as const),
        ),
        faultAt: fc.nat(99),
        impatient: fc.constantFrom(false, false, true),
      }),
      acts: fc.array(act, { minLength: 1, maxLength: 12, size: 'max' }),
    }),
  );
