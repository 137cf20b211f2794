import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allProps, CATALOGUE, requireAll } from './index.ts';
import { propsOf } from './props.ts';

const root = process.cwd();

describe('the component catalogue', () => {
  it('shows every component that content may use', () => {
    expect(() => requireAll(root)).not.toThrow();
  });

  it('reports a missing component, and one that is not registered', () => {
    const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'catalogue-'));
    const list = 'src/theme/MDXComponents/index.ts';
    for (const file of [list, CATALOGUE]) {
      fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      const text = fs
        .readFileSync(file, 'utf8')
        .replace('<Entry of="Price">', '<Entry of="Prize">');
      fs.writeFileSync(path.join(copy, file), text);
    }
    expect(() => requireAll(copy)).toThrow(
      `${CATALOGUE}: missing Price; not registered Prize. Show each component`,
    );
    fs.rmSync(copy, { recursive: true });
  });

  it('reads what a component takes, with its comment', () => {
    const props = allProps(root);
    expect(props.Limit).toEqual([
      { name: 'of', type: 'LimitKey', isOptional: false, text: '' },
      {
        name: 'bare',
        type: 'boolean',
        isOptional: true,
        text: 'Shows the figure alone, for a text that brings its own unit, such as a German one.',
      },
    ]);
    expect(props.Needs).toEqual([
      { name: 'children', type: 'ReactNode', isOptional: false, text: '' },
    ]);
    expect(props.HourPrices).toEqual([]);
  });

  it('says which function it looked for in vain', () => {
    expect(() => propsOf('src/components/docs/Limit/index.tsx', 'Limits')).toThrow(
      'src/components/docs/Limit/index.tsx: no function Limits is exported',
    );
  });
});
