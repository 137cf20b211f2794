import { envFilesOf } from './envFiles.ts';
import { writtenIn } from './environment.ts';
import { commandOf } from './hints.ts';
import { interpolate } from './interpolate.ts';
import { parseBytes } from './memory.ts';
import type { Report } from './report.ts';
import { entryOf, type MapNode } from './tree.ts';

/**
 * Settings by which a command or a variable takes memory. `MEMORY` alone is one only of images with a heap of their
 * own; with a product in front, it's that product's if it has a unit.
 */
const SETTING =
  /(?:-Xm[sx]|(?:[-\w]{0,20}(?:max[-_]old[-_]space[-_]size|innodb[-_]buffer[-_]pool[-_]size|shared[-_]buffers|maxmemory|memory[-_]limit(?:_mb)?|max[-_]+heap[-_]+size|heap_+max__size|jvm_maximum_memory|gomemlimit|(?:app|java|jvm|server)_memory(?==["']?[\d.]+[kmg]))|(\b(?:max_)?memory))[ =]["']?)(\d+(?:\.\d+)?)([kmgt]?)i?b?(?![\w%.])/gi;
/** What every setting has in it, which is quickly found out. */
const LIKELY = /Xm|mem|heap|space|buffer/i;
/** What a bare number counts, if not bytes. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/old.space|_mb/i, 1024 ** 2],
  [/shared.buffers/i, 8 * 1024],
];

/** A setting that takes memory: what's written, its megabytes, those that hold it, and its place. */
export interface Heap {
  option: string;
  heap: number;
  wanted: number;
  at: number;
}

/** A heap with what its process needs for threads, code and buffers. */
export const heapOf = (option: string, heap: number, at: number): Heap => ({
  option,
  heap,
  // A limit such as PHP's is rarely reached, and Java takes a third more than its heap.
  wanted: /mem(?:ory.)?limit/i.test(option)
    ? heap
    : /Xm|jvm/i.test(option)
      ? (heap * 4) / 3
      : heap + 1,
  at,
});

/** The command and the variables of a service, those of given files too, each with its place. */
function textsOf(report: Report, service: MapNode) {
  const command = entryOf(service, 'command') ?? entryOf(service, 'entrypoint');
  const own = writtenIn(entryOf(service, 'environment')?.value).map(({ key, raw, offset: at }) => {
    return { key, text: `${key}=${interpolate(raw, report.environment).text}`, at };
  });
  const at = entryOf(service, 'env_file')?.at ?? 0;
  // An `.env` has the settings of all services, and of the others' Java's alone are sure.
  const given = envFilesOf(report, service).flatMap(({ file, values }) =>
    [...(file && values ? values : [])].map(([key, value]) => ({
      ...{ key, text: `${key}=${/-Xm\S+/.exec(value)?.[0] ?? ''}`, at },
    })),
  );
  return [
    { text: commandOf(report, service), at: command?.value.start ?? 0 },
    ...own,
    ...given.filter(({ key }) => !own.some((line) => line.key === key)),
  ];
}

/** What the variables and commands of a service take for heaps and caches, the largest first. */
export function heapsOf(report: Report, service: MapNode, hasHeap = false): readonly Heap[] {
  return textsOf(report, service)
    .filter(({ text }) => LIKELY.test(text))
    .flatMap(({ text, at }) =>
      [...text.matchAll(SETTING)].flatMap(([option, own, amount = '', unit = '']) => {
        if (own && !(hasHeap && text.startsWith(option))) return [];
        const bare = unit === '' && UNITS.find(([of]) => of.test(option));
        const bytes = bare ? Number(amount) * bare[1] : (parseBytes(amount + unit) ?? 0);
        return [heapOf(option, bytes / 1024 ** 2, at)];
      }),
    )
    .sort((a, b) => b.heap - a.heap || b.option.localeCompare(a.option));
}
