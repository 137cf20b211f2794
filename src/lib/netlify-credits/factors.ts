/** How many times its visitors a month has, for each position of the slider. */
export const FACTORS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20] as const;

/** The position at which every month is as the post describes it. */
export const AS_DESCRIBED = FACTORS.indexOf(1);
