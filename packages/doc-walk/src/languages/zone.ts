import fs from 'node:fs';
import path from 'node:path';
import { inParallel } from '../parallel.ts';
import { runProcess } from '../process.ts';
import { type Unit } from '../types.ts';
import { type Language, problemAt, verdict } from './language.ts';

/** What every zone has and pages leave out. */
const HEAD = ['@ 300 IN SOA ns.check. root.check. 1 3600 600 86400 300', '@ 300 IN NS ns.check.'];

const originOf = (unit: Unit) =>
  /zone of ([\w.-]+)/.exec(unit.meta.title ?? '')?.[1] ?? 'example.com';

/** DNS zone files (RFC 1035): loaded by BIND's own checker as records of the zone in the title. */
export const zone: Language = {
  id: 'zone',
  names: ['dns-zone', 'dns-zone-file', 'zone'],
  reach: () => 'checked',
  tools: ['named-checkzone'],
  check: (units, context) =>
    inParallel(units, context.width, async (unit, index) => {
      const folder = fs.mkdtempSync(path.join(context.tmp, 'zone-'));
      const file = path.join(folder, String(index));
      const head = /\bSOA\b/.test(unit.text) ? [] : HEAD;
      fs.writeFileSync(file, `${[...head, unit.text].join('\n')}\n`);
      const ended = await runProcess('named-checkzone', ['-i', 'none', originOf(unit), file]);
      const match = new RegExp(`${file}:(\\d+): (.*)`).exec(ended.stdout);
      const message = match?.[2] ?? ended.stdout.replace(/^zone .*: (?=\S)/, '');
      const line = Number(match?.[1] ?? 1 + head.length) - head.length;
      const problems =
        ended.status === 0 ? [] : [problemAt(unit, line, message, 'named-checkzone')];
      return verdict('checked', 'checked', ['named-checkzone'], problems);
    }),
};
