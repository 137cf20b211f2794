/** What the steps of a build cost: seconds on the clock, seconds of processor time in all threads, and memory. */
export class Times {
  private readonly steps = new Map<string, { wall: number; cpu: number; memory: number }>();

  /** Does the work and adds its cost to the step of that name. Work that throws isn't counted. */
  measure<T>(step: string, work: () => T): T {
    const begun = performance.now();
    const before = process.cpuUsage();
    const end = () => {
      const { user, system } = process.cpuUsage(before);
      const sum = this.steps.get(step) ?? { wall: 0, cpu: 0, memory: 0 };
      this.steps.set(step, {
        wall: sum.wall + (performance.now() - begun) / 1000,
        cpu: sum.cpu + (user + system) / 1e6,
        memory: Math.max(sum.memory, process.memoryUsage.rss() / 2 ** 20),
      });
    };
    const result = work();
    if (result instanceof Promise) return result.finally(end) as T;
    end();
    return result;
  }

  /** One row per step, in the order they were first done. */
  rows(): string[] {
    return [...this.steps].map(([step, took]) => timesRow(step, took.wall, took.cpu, took.memory));
  }
}

/** A row of the table: seconds on the clock, seconds of processor time, MiB of memory. */
export const timesRow = (step: string, wall: number, cpu: number, memory: number): string =>
  `${step.padEnd(28)} ${wall.toFixed(1).padStart(7)} ${cpu.toFixed(1).padStart(7)} ${memory.toFixed(0).padStart(8)}`;

/** The head of the table. */
export const TIMES_HEAD = `${'step'.padEnd(28)} ${'s'.padStart(7)} ${'CPU s'.padStart(7)} ${'MiB'.padStart(8)}`;
