// What is lost when a host fails and its volume goes on from the second copy: a simulation.
//   node takeover.mjs [RUNS]
// A writer puts records on two copies and reports each as saved. The host fails at a random
// moment; the second copy is all that is left. Delays are drawn, so one second of a volume's
// life takes no time here. Seeded: the same figures every time.
const RUNS = Number(process.argv[2] ?? 10_000);
const DISK = 0.1; // milliseconds that a copy takes to write, at the median
const NETWORK = 0.3; // milliseconds to the other host and back, at the median
const PAUSE = 5; // milliseconds from one record to the next, at the median
const RECORDS = 200;

let state = 42;
/** Numbers from 0 to 1 that repeat with each start (mulberry32). */
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let bits = Math.imul(state ^ (state >>> 15), 1 | state);
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
}
/** A delay around a median, now and then much longer, as disks and networks have it. */
const delay = (median) => median * Math.exp(0.8 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()));

/** When the writer says 'saved', given when each copy has the record. */
const rules = {
  'saved = the first copy has it': (first) => first,
  'saved = both copies have it': (first, second) => Math.max(first, second),
};

for (const [name, saved] of Object.entries(rules)) {
  let [lost, worst, hit, waited] = [0, 0, 0, 0];
  for (let run = 0; run < RUNS; run++) {
    const records = [];
    let [now, line] = [0, 0];
    for (let index = 0; index < RECORDS; index++) {
      const first = now + delay(DISK);
      // The second copy is written in order: a late record holds up those after it.
      line = Math.max(line, first + delay(NETWORK)) + delay(DISK);
      const at = saved(first, line);
      records.push({ at, second: line });
      waited += at - now;
      now = at + delay(PAUSE);
    }
    const fails = random() * now;
    const gone = records.filter(({ at, second }) => at <= fails && second > fails).length;
    lost += gone;
    worst = Math.max(worst, gone);
    if (gone > 0) hit += 1;
  }
  const share = ((100 * hit) / RUNS).toFixed(1);
  console.log(name);
  console.log(`  failures that lost a saved record: ${share} %, records lost in the worst: ${worst}`);
  console.log(`  wait for 'saved': ${(waited / RUNS / RECORDS).toFixed(2)} ms on average`);
}
