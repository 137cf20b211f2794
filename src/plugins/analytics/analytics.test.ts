import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function tagsWith(env: Record<string, string>): Promise<unknown> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const { default: analytics } = await import('./index.ts');
  return analytics().injectHtmlTags?.({ content: undefined });
}

describe('the analytics script', () => {
  it('is absent when none is configured', async () => {
    expect(await tagsWith({ ANALYTICS_SCRIPT: '', ANALYTICS_WEBSITE_ID: '' })).toEqual({});
  });

  it('is loaded asynchronously with its website id, and gets neither query nor fragment', async () => {
    expect(
      await tagsWith({
        ANALYTICS_SCRIPT: 'https://stats.example/script.js',
        ANALYTICS_WEBSITE_ID: 'site-1',
      }),
    ).toEqual({
      headTags: [
        {
          tagName: 'script',
          attributes: {
            async: true,
            src: 'https://stats.example/script.js',
            'data-website-id': 'site-1',
            'data-exclude-search': 'true',
            'data-exclude-hash': 'true',
          },
        },
      ],
    });
  });
});
