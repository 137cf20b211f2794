import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Plan, PlanRow } from 'compose-planner';
import { rowAt } from '@site/src/lib/plan-drawing';

/** The offset of the start of a line, counted from 1. */
function startOf(text: string, line: number): number {
  let at = 0;
  for (let number = 1; number < line; number += 1) {
    at = text.indexOf('\n', at) + 1;
    if (at === 0) return text.length;
  }
  return at;
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** The row with an id, a disk's database, or the first row. */
function partOf(plan: Plan | undefined, chosen: string | undefined): PlanRow | undefined {
  const rows = plan?.rows ?? [];
  const row = rows.find(({ id }) => id === chosen) ?? rows[0];
  return row?.kind === 'disk' ? rows.find(({ id }) => `${id} disk` === row.id) : row;
}

/**
 * The plan's part that's chosen in the file, the table or the drawing, at first the first one. Pointing at a
 * finding marks its part in the drawing and in the file, but changes nothing that would move the finding away
 * from the pointer.
 */
export function useMark(plan: Plan | undefined, text: string) {
  const [chosen, setChosen] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const part = partOf(plan, pointed ?? chosen);
  const lines = useMemo((): readonly [number, number] | undefined => {
    if (!(pointed ?? chosen) || !part) return undefined;
    const first = lineAt(text, part.offset);
    return [first, part.end === undefined ? first : lineAt(text, part.end)];
  }, [chosen, part, pointed, text]);
  const latest = useRef({ plan, text });
  useEffect(() => {
    latest.current = { plan, text };
  }, [plan, text]);
  const onMark = useCallback((row: string) => {
    setChosen(row);
    setPointed(undefined);
  }, []);
  const onLine = useCallback(
    (line: number) => {
      const { plan: now, text: file } = latest.current;
      if (!now) return;
      const [start, end] = [startOf(file, line), startOf(file, line + 1)];
      const volume = now.rows.find(
        ({ kind, offset }) => kind === 'volume' && offset >= start && offset < end,
      );
      const found = volume ?? rowAt(now, Math.max(start, end - 2));
      if (found) onMark(found.id);
    },
    [onMark],
  );
  return {
    chosen: partOf(plan, chosen)?.id,
    marked: part?.id,
    lines,
    onLine,
    onMark,
    onPoint: setPointed,
  };
}
