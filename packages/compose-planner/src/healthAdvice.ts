import { deletionFix } from './edits.ts';
import { checkCommandOf, healthCheckOf } from './health.ts';
import { interpolate } from './interpolate.ts';
import { parseSeconds } from './memory.ts';
import { bound, limitText } from './platform.ts';
import type { Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { entryOf, isNull, type TreeNode } from './tree.ts';

/** What curl without `-f` takes for healthy, and an app that has no page at `/` answers. */
const ANY_ANSWER =
  ' In the file any answer will do, because its curl has no `-f`. If the app answers `/` with an error, choose another path, or TCP.';

/** Says how the health of an app is checked; of one without a port nothing but its process can be. */
export function explainHealth(report: Report, model: ServiceModel): void {
  const { name, node, kind, exposure, aliases } = model;
  const entry = entryOf(node, 'healthcheck');
  if (kind !== 'app' || !entry || isNull(entry.value)) return;
  checkGrace(report, name, entry.value);
  const port = exposure.publicPort ?? exposure.internalPort;
  const read = (text: string) => interpolate(text, report.environment).text;
  const check = healthCheckOf(entry.value, { read, names: [name, ...aliases] });
  const note = (code: string, sentence: string, hint: string, isOpen = false) =>
    report.add(
      isOpen ? 'finding' : 'note',
      code,
      entry.at,
      `\`${name}\` is healthy while ${sentence}`,
      hint,
    );
  if (check.type === 'process')
    note('health-process', 'its process is running', 'The file turns off its health check.');
  else if (port === undefined) return;
  else if (check.type === 'http') {
    const command = checkCommandOf(entry.value, read);
    // On 80 it's mostly a web server with a page.
    const isPage = check.path !== '/' || port === 80;
    const isLax = !isPage && /\bcurl\b(?!.*(?:\s-\w*f|--fail|grep|http_code))/.test(command);
    const other = check.port !== undefined && check.port !== port ? check.port : undefined;
    note(
      'health-path',
      `\`${check.path}\` answers 2xx or 3xx on ${port}`,
      (other
        ? `The check in the file uses port ${other}; here it uses the container port, ${port}.`
        : "The URL in the check's command becomes its path.") + (isLax ? ANY_ANSWER : ''),
      isLax,
    );
  } else
    note(
      'health-tcp',
      `port ${port} accepts connections`,
      'The check has no URL, so a TCP connect replaces it.',
    );
}

/** Reports a start that may take longer than the platform waits. */
function checkGrace(report: Report, name: string, check: TreeNode): void {
  const entry = entryOf(check, 'start_period');
  const seconds = parseSeconds(report.text(entry?.value));
  if (!entry || seconds === undefined || seconds <= bound('app.health.graceMax') * 60) return;
  report.add(
    'finding',
    'start-grace',
    entry.at,
    `\`${name}\` gets ${limitText('app.health.graceMax')} to start`,
    "A release that isn't healthy by then fails. Have the app start sooner and do long work afterwards.",
    () => deletionFix(report.context, entry),
  );
}
