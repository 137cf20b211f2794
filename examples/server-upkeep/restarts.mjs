// Days of a year on which a server ran a kernel that a security update had replaced, by when it restarts:
//   node restarts.mjs > restarts.txt
//   node restarts.mjs draw > ../../blog/from-vps-to-paas.svg
// A kernel counts from the day of its changelog's entry until the day of the restart that starts it, that day not
// included. A restart starts the kernels of the days before. The year begins with the newest kernel.
import fs from 'node:fs';

const dayOf = (text) => Date.parse(text) / 86_400_000;
const dateOf = (day) => new Date(day * 86_400_000);
const listed = (file, line) => [...fs.readFileSync(file, 'utf8').matchAll(line)].map(([, day]) => dayOf(day));
const security = listed('updates.txt', /^(\S+) linux-signed-amd64 /gm);
const pointReleases = listed('kernels.txt', /^(\S+) \S+ trixie$/gm);
const YEAR = Array.from({ length: 365 }, (_, at) => dayOf('2025-08-22') + at);

/** The days on a replaced kernel. A restart starts what is dated at least `nights` days before it. */
function replaced(kernels, restartsOn, nights = 1) {
  let started = 0;
  return YEAR.filter((day) => {
    if (restartsOn(day)) started = kernels.filter((dated) => dated + nights <= day).length;
    return kernels.filter((dated) => dated <= day).length > started;
  });
}

/** The most days in a row. */
function longest(days) {
  let [most, row] = [0, 0];
  days.forEach((day, at) => {
    row = day === days[at - 1] + 1 ? row + 1 : 1;
    most = Math.max(most, row);
  });
  return most;
}

const never = () => false;
const onDayOfMonth = (number) => (day) => dateOf(day).getUTCDate() === number;
const onWeekday = (number) => (day) => dateOf(day).getUTCDay() === number;
/** `count` restarts at equal distances, the first one `first` days after the year's start. */
const spread = (count, first) => {
  const days = new Set(Array.from({ length: count }, (_, at) => YEAR[0] + Math.floor(first + (at * YEAR.length) / count)));
  return (day) => days.has(day);
};
const nightsAfter = (kernels, nights) => (day) => kernels.includes(day - nights);

function summary(counts) {
  const [sorted, half] = [counts.toSorted((a, b) => a - b), counts.length / 2];
  const median = (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2;
  return `median ${median}, ${sorted[0]} to ${sorted.at(-1)}`;
}

function print(title, kernels) {
  const count = (restartsOn, nights) => replaced(kernels, restartsOn, nights).length;
  const months = (nights) => Array.from({ length: 28 }, (_, at) => count(onDayOfMonth(at + 1), nights));
  const weeks = (nights) => Array.from({ length: 7 }, (_, at) => count(onWeekday(at), nights));
  const [monthly, weekly] = [months(1), weeks(1)];
  const evenly = (restarts) =>
    Array.from({ length: Math.floor(YEAR.length / restarts) }, (_, first) => count(spread(restarts, first)));
  const automatic = [1, 2, 3].map((nights) => count(nightsAfter(kernels, nights), nights));
  console.log(`${title}: ${kernels.length}`);
  console.log(`  never: ${count(never)}`);
  console.log(`  once a month, on day 1 to 28: ${monthly.join(' ')}`);
  console.log(`    ${summary(monthly)}`);
  console.log(`  once a week, Sunday to Saturday: ${weekly.join(' ')}`);
  console.log(`    ${summary(weekly)}`);
  for (const restarts of [15, 18]) {
    const days = evenly(restarts);
    console.log(`  ${restarts} spread evenly, the first on day 1 to ${days.length}: ${days.join(' ')}`);
    console.log(`    ${summary(days)}`);
  }
  console.log(`  automatically, 1, 2 or 3 nights after each kernel's date: ${automatic.join(' ')}`);
  const later = Array.from({ length: 10 }, (_, at) => count(nightsAfter(kernels, at + 4), at + 4));
  const both = [1, 2, 3].map((nights) => count(nightsAfter([...kernels, ...pointReleases], nights), nights));
  console.log(`    if it also restarts for the kernels of the point releases: ${both.join(' ')}`);
  console.log(`    if it took 4 to 13 nights: ${later.join(' ')}`);
  for (const nights of [2, 3])
    console.log(`  ${nights} days until a restart can bring a kernel: monthly ${summary(months(nights))}; weekly ${summary(weeks(nights))}`);
  const stretch = (restartsOn) => longest(replaced(kernels, restartsOn, 2));
  const stretches = (count, on) => summary(Array.from({ length: count }, (_, at) => stretch(on(at))));
  console.log(
    `  the longest stretch, with 2 days: never ${stretch(never)}; monthly ${stretches(28, (at) => onDayOfMonth(at + 1))}; ` +
      `weekly ${stretches(7, onWeekday)}; automatically ${stretch(nightsAfter(kernels, 2))}`,
  );
}

function draw() {
  const x = (day) => Number((8 + ((day - YEAR[0]) * 404) / YEAR.length).toFixed(1));
  const bars = (days, y) =>
    days
      .filter((day) => !days.includes(day - 1))
      .map((first) => {
        const after = YEAR.find((day) => day > first && !days.includes(day)) ?? YEAR.at(-1) + 1;
        return `M${x(first)} ${y}H${x(after)}v16H${x(first)}z`;
      })
      .join('');
  // As in the post's table: two days until a restart can bring a kernel.
  const rows = [
    ['never restarted', replaced(security, never)],
    ['once a month, on the 1st', replaced(security, onDayOfMonth(1), 2)],
    ['once a week, on Saturday', replaced(security, onWeekday(6), 2)],
    ['automatically, second night', replaced(security, nightsAfter(security, 2), 2)],
  ].map(([name, days], at) => ({ name, days, y: 68 + at * 46 }));
  const months = ['Sep', 'Nov', 'Jan', 'Mar', 'May', 'Jul'];
  const firsts = YEAR.filter((day) => dateOf(day).getUTCDate() === 1).filter((_, at) => at % 2 === 0);
  console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 264" fill="none" stroke="currentColor" stroke-width="1.5" font-family="inherit" font-size="16">
  <path d="${security.map((day) => `M${x(day)} 26v14`).join('')}" />
  <g fill="currentColor" stroke="none">
    <text x="8" y="18">${security.length} new kernels</text>
${rows.map(({ name, y }) => `    <text x="8" y="${y}">${name}</text>`).join('\n')}
  </g>
  <g fill="currentColor" stroke="none" text-anchor="end">
${rows.map(({ days, y }) => `    <text x="412" y="${y}">${days.length} days</text>`).join('\n')}
  </g>
  <g stroke="var(--quiet)">
${rows.map(({ y }) => `    <path d="M8 ${y + 8}h404v16H8z" />`).join('\n')}
  </g>
  <g fill="var(--signal)" stroke="none">
${rows.map(({ days, y }) => `    <path d="${bars(days, y + 8)}" />`).join('\n')}
  </g>
  <g fill="var(--quiet)" stroke="none" text-anchor="middle">
${firsts.map((day, at) => `    <text x="${x(day)}" y="254">${months[at]}</text>`).join('\n')}
  </g>
</svg>`);
}

if (process.argv[2] === 'draw') draw();
else {
  print('Kernels of the security archive', security);
  print('The same, each a week later', security.map((day) => day + 7));
  print('With those of the point releases', [...security, ...pointReleases]);
}
