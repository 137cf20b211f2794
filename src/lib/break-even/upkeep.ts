/** A task of running your own server: how often a year, and how many minutes each time. */
export interface UpkeepTask {
  task: string;
  times: number;
  minutes: number;
  /** True if it's as much work on a platform. */
  stays?: true;
}

/**
 * The work that a small server causes if it's set up as our tutorial says. It restarts automatically, as
 * often as examples/server-upkeep counted. The minutes are assumptions, set low on purpose.
 */
export const UPKEEP: readonly UpkeepTask[] = [
  { task: 'automatic restart at night for a new kernel', times: 18, minutes: 0 },
  { task: "check the disk, the memory and the backup's log", times: 52, minutes: 5 },
  { task: 'restore a backup and check the result', times: 4, minutes: 30, stays: true },
  { task: 'new versions of Docker, proxy and database, after a dump', times: 12, minutes: 10 },
  { task: 'check who may log in, and with which key', times: 1, minutes: 15, stays: true },
];

const sumOf = (tasks: readonly UpkeepTask[]): number =>
  tasks.reduce((sum, { times, minutes }) => sum + times * minutes, 0);

/** Its minutes: in a year, in a month, and the ones that a platform saves in a month. */
export const upkeepMinutes = {
  year: sumOf(UPKEEP),
  month: Math.round(sumOf(UPKEEP) / 12),
  saved: Math.round(sumOf(UPKEEP.filter(({ stays }) => !stays)) / 12),
} as const;
