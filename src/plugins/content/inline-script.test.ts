import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inlineScript } from './inline-script.ts';

describe('an inline script', () => {
  it.each(['early', 'loader'])('%s is a program of its own, on one line', (name) => {
    const script = inlineScript(name, {});
    expect(script).toMatch(/^"use strict";\(\(\)=>\{.*\}\)\(\);$/);
    expect(() => new vm.Script(script)).not.toThrow();
  });

  it('has the constants that the build knows', () => {
    const paper = { light: '#fff0f0', dark: '#0f0000' };
    const script = inlineScript('early', { PAPER: paper, ANNOUNCEMENT: 'spring' });
    for (const value of ['"#fff0f0"', '"#0f0000"', '"spring"']) expect(script).toContain(value);
    expect(script).not.toMatch(/PAPER|ANNOUNCEMENT/);
  });

  it('cannot end its element early', () => {
    expect(inlineScript('loader', { BASE_URL: '/</script>/' })).not.toContain('</script');
  });
});
