import { expect, type ConsoleMessage, type Page, test as base } from '@playwright/test';
import { hydrated, running } from '../../tools/bench/hydrated';
import { quiet, watchTraffic } from '../../tools/bench/quiet';

/** Everything there is time for, with the tests in nightly/. */
export const isNightly = Boolean(process.env.NIGHTLY);

/** Opens a path and starts the site there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Gives every document opened from now on a sign of intent as soon as it has loaded. */
export async function touched(page: Page): Promise<void> {
  await page.addInitScript(() => addEventListener('load', () => dispatchEvent(new Event('wheel'))));
}

/** A page's console messages, including uncaught errors. A test takes out the messages that it expects. */
export interface Messages extends Array<string> {
  /** Set at the end of a test with missing parts: the browser's lines about them may arrive until the page closes. */
  mayGoOn?: boolean;
}

/** Collects a page's console messages. */
export function watchConsole(page: Page): Messages {
  const messages: Messages = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'log' || message.type() === 'info' || message.type() === 'debug') {
      messages.push(`${message.type()}: ${message.text()}`);
    } else {
      messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', ({ name, message }) => {
    // Chromium's own promise of a transition between documents that it skips, also on pages without scripts.
    if (!message.includes('ViewTransition opt-in disabled'))
      messages.push(`uncaught: ${name}: ${message}`);
  });
  return messages;
}

/** Logs what the page's policy refused to the console, in words that name the directive. */
export function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy: ${event.violatedDirective} refuses ${event.blockedURI} ${event.sample}`);
  });
}

/** Lets pages copy only while they handle a click, as WebKit does. */
export function copyInClicksOnly(): void {
  let isClick = false;
  const onClick = () => {
    isClick = true;
    setTimeout(() => (isClick = false));
  };
  addEventListener('click', onClick, true);
  const { write, writeText } = Clipboard.prototype;
  const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  Clipboard.prototype.write = function (items) {
    return isClick ? write.call(this, items) : refused();
  };
  Clipboard.prototype.writeText = function (text) {
    return isClick ? writeText.call(this, text) : refused();
  };
}

/** A test that fails if any page it opens writes to the console, violations of the policy included. */
export const test = base.extend<{ quietConsole: Messages }>({
  quietConsole: [
    async ({ page }, use) => {
      const messages = watchConsole(page);
      watchTraffic(page);
      await page.addInitScript(reportViolations);
      await use(messages);
      if (!messages.mayGoOn) expect(messages).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, hydrated, quiet, running };
