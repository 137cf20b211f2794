import { expect, open, test } from './visit';

test.describe('the policy of the pages', { tag: '@server' }, () => {
  test('refuses inline code, text as code, and other hosts, and each refusal is reported', async ({
    page,
    quietConsole,
  }) => {
    await page.route('/assets/js/probe.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.ranProbe = 1; try { new Function("window.evaluated = 1")() } catch {}',
      }),
    );
    await open(page, '/about/');
    const ran = await page.evaluate(async () => {
      const add = (name: string, set: (element: HTMLElement) => void) => {
        const element = document.createElement(name);
        set(element);
        document.body.append(element);
      };
      add('script', (element) => (element.textContent = 'window.ranInline = true'));
      add('script', (element) => element.setAttribute('src', 'https://other.example/a.js'));
      add('img', (element) => element.setAttribute('src', 'https://other.example/a.png'));
      add('iframe', (element) => element.setAttribute('src', 'https://other.example/'));
      add('p', (element) => element.setAttribute('style', 'color: red'));
      add('button', (element) => {
        element.setAttribute('onclick', 'window.ranInline = true');
        element.click();
      });
      await fetch('https://other.example/').catch(() => undefined);
      // A file of the site itself tries to turn text into code.
      await new Promise<void>((resolve) => {
        add('script', (element) => {
          element.addEventListener('load', () => resolve());
          element.setAttribute('src', '/assets/js/probe.js');
        });
      });
      return {
        inline: 'ranInline' in window,
        ran: 'ranProbe' in window,
        evaluated: 'evaluated' in window,
      };
    });
    expect(ran).toEqual({ inline: false, ran: true, evaluated: false });
    await expect
      .poll(() => quietConsole.filter((line) => line.startsWith('error: policy: ')).length)
      .toBeGreaterThanOrEqual(8);
    const reports = quietConsole.splice(0).join('\n');
    for (const directive of [
      ...['script-src-elem', 'script-src-attr', 'script-src', 'img-src', 'frame-src'],
      ...['style-src-attr', 'connect-src'],
    ]) {
      expect(reports).toContain(`policy: ${directive} refuses`);
    }
  });

  test('lets no page show them in a frame', async ({ page, quietConsole }) => {
    await page.route('/probe/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe src="/about/"></iframe>' }),
    );
    await page.goto('/probe/');
    await expect.poll(() => quietConsole.join()).toContain('frame-ancestors');
    quietConsole.mayGoOn = true;
  });
});
