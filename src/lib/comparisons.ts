import type { Comparison } from '#data/comparisons';

/** The address of a comparison. */
export const addressOf = ({ page }: Comparison): string => `/hosting/${page}/`;
