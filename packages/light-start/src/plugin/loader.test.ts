import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { loaderScript } from './loader.ts';

describe('the loader', () => {
  it('is a program of its own, on one line', () => {
    const script = loaderScript('/', '');
    expect(script).toMatch(/^"use strict";\(\(\)=>\{.*\}\)\(\);$/);
    expect(() => new vm.Script(script)).not.toThrow();
  });

  it('has the constants that the build knows', () => {
    const script = loaderScript('/below/', '^shown-');
    expect(script).toContain('"^shown-"');
    expect(script).toContain('/below/');
    expect(script).not.toMatch(/BASE_URL|SHOWN_ITEMS/);
  });

  it('cannot end its element early', () => {
    expect(loaderScript('/</script>/', '')).not.toContain('</script');
  });
});
