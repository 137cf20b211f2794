// What roll.csv says, alone.csv for Caddy with one method at a time, and resend.csv for sending again what has been sent:
// the median of the rounds, with their range.
//   node losses.mjs > losses.txt
//   node losses.mjs draw > ../../blog/how-we-built-a-paas.svg
import fs from 'node:fs';

function read(file) {
  const [head, ...lines] = fs.readFileSync(file, 'utf8').trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, at) => [names[at], value])));
}
let runs = read('roll.csv');

/** The proxies with their settings, and what each setting is called. */
const SETTINGS = [
  ['nginx', 'default', 'nginx'],
  ['nginx', 'off', 'proxy_next_upstream off'],
  ['nginx', 'resend', '... non_idempotent'],
  ['haproxy', 'default', 'HAProxy'],
  ['haproxy', 'off', 'retries 0'],
  ['haproxy', 'redispatch', 'option redispatch 1'],
  ['haproxy', 'resend', '... and retry-on'],
  ['caddy', 'default', 'Caddy'],
  ['caddy', 'retry', 'lb_try_duration 5s'],
  ['caddy', 'passive', '... and fail_duration 10s'],
];

/** The rounds of one column, sorted. */
const rounds = (column, proxy, retries, method, stop, offset) =>
  runs
    .filter(
      (run) =>
        run.proxy === proxy && run.retries === retries && run.method === method && run.stop === stop && run.offset === offset,
    )
    .map((run) => Number(run[column]))
    .sort((one, other) => one - other);
const median = (sorted) => sorted[sorted.length >> 1];

function print(title, stop, offsets) {
  console.log(`${title}\n${''.padEnd(32)}${offsets.map((offset) => offset.padStart(11)).join('')}`);
  for (const [proxy, retries, name] of SETTINGS.filter(([proxy, retries]) =>
    runs.some((run) => run.proxy === proxy && run.retries === retries),
  ))
    for (const method of ['GET', 'POST']) {
      const cells = offsets.map((offset) => {
        const lost = rounds('lost', proxy, retries, method, stop, offset);
        const range = lost[0] === lost.at(-1) ? '' : ` (${lost[0]}-${lost.at(-1)})`;
        return `${median(lost)}${range}`.padStart(11);
      });
      console.log(`${(method === 'GET' ? name : '').padEnd(27)}${method.padEnd(5)}${cells.join('')}`);
    }
  console.log();
}

const ALL = ['-1000', '-500', '-250', '-100', '0', '100', '250', '500', '1000'];
const EARLY = ALL.slice(0, 3);

function draw() {
  const x = (offset) => Math.round(48 + ((offset + 1000) * 336) / 2000);
  const y = (lost) => Math.round(196 - (lost * 160) / 70);
  const line = (proxy, stop) =>
    ALL.map((offset) => `${x(Number(offset))} ${y(median(rounds('lost', proxy, 'default', 'POST', stop, offset)))}`).join('L');
  const lines = [
    ['haproxy', 'var(--signal)'],
    ['nginx', 'var(--link)'],
  ].flatMap(([proxy, color]) => [
    `<path d="M${line(proxy, '0')}" stroke="${color}" />`,
    `<path d="M${line(proxy, 'exit')}" stroke="${color}" stroke-dasharray="7 5" />`,
  ]);
  console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 264" fill="none" stroke="currentColor" stroke-width="1.5" font-family="inherit" font-size="16">
  <g stroke="var(--quiet)">
    <path d="M${x(-1000)} ${y(70)}V${y(0)}H${x(1000)}M${x(0)} ${y(70)}V${y(0)}" />
  </g>
  <g stroke-width="3">
${lines.map((path) => `    ${path}`).join('\n')}
  </g>
  <g fill="currentColor" stroke="none">
    <text x="8" y="18">POSTs lost</text>
    <text x="${x(0) + 8}" y="${y(70) + 14}">the switch</text>
    <text x="${x(-500) + 12}" y="${y(38)}">HAProxy</text>
    <text x="${x(-1000) + 8}" y="${y(10) - 6}">nginx</text>
  </g>
  <g fill="var(--quiet)" stroke="none">
    <text x="${x(0) + 20}" y="${y(44)}">dashed: exits</text>
    <text x="${x(0) + 20}" y="${y(34)}">solid: finishes</text>
  </g>
  <g fill="var(--quiet)" stroke="none" text-anchor="end">
${[0, 20, 40, 60].map((lost) => `    <text x="40" y="${y(lost) + 5}">${lost}</text>`).join('\n')}
  </g>
  <g fill="var(--quiet)" stroke="none" text-anchor="middle">
${[-1000, -500, 0, 500, 1000].map((offset) => `    <text x="${x(offset)}" y="222">${offset > 0 ? '+' : ''}${String(offset).replace('-', '−')}</text>`).join('\n')}
    <text x="${x(0)}" y="248">SIGTERM, in ms from the switch</text>
  </g>
</svg>`);
}

if (process.argv[2] === 'draw') draw();
else {
  console.log('Requests lost, by the milliseconds from the switch to SIGTERM. Below a proxy are lines added to its configuration.\n');
  print('The old program stops accepting at SIGTERM, and finishes', '0', ALL);
  print('The old program exits at SIGTERM', 'exit', ALL);
  for (const stop of ['500', '1000', '1500']) print(`The old program goes on accepting for ${stop} ms`, stop, EARLY);
  print('The new program gets requests as soon as it has been started', '0', ['early']);
  for (const [file, title] of [
    ['alone.csv', 'Caddy again, with one method at a time.'],
    ['resend.csv', 'nginx and HAProxy again, also with settings that send again what has been sent.'],
  ]) {
    runs = read(file);
    console.log(`${title}\n`);
    print('The old program stops accepting at SIGTERM, and finishes', '0', ['-1000', '-100']);
    print('The old program exits at SIGTERM', 'exit', ['-1000', '-100']);
    print('The new program gets requests as soon as it has been started', '0', ['early']);
  }
  const longest = runs.filter(({ retries, stop }) => retries === 'resend' && stop === 'exit').map((run) => Number(run.longest));
  console.log(`With these settings and an exit, a round's longest answer took ${Math.min(...longest)} to ${Math.max(...longest)} ms.`);
}
