/**
 * The day of the build in UTC as an ISO date. `SOURCE_DATE_EPOCH` (seconds, as
 * https://reproducible-builds.org/specs/source-date-epoch/ defines it) sets another one.
 */
export function buildDay(env: NodeJS.ProcessEnv = process.env): string {
  const epoch = Number(env.SOURCE_DATE_EPOCH);
  const day = env.SOURCE_DATE_EPOCH && Number.isFinite(epoch) ? new Date(epoch * 1000) : new Date();
  return day.toISOString().slice(0, 10);
}
