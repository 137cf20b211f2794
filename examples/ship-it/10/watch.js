import { setTimeout as sleep } from 'node:timers/promises';

const { WATCH_URL, ALERT_URL, WATCH_SECONDS = '60' } = process.env;
const FAILURES = 3;

/** What is wrong, or '' */
async function ask() {
  try {
    const { ok, status } = await fetch(WATCH_URL, { signal: AbortSignal.timeout(5000) });
    return ok ? '' : `answers ${status}`;
  } catch (error) {
    return `does not answer: ${error.cause?.code ?? error.message}`;
  }
}

async function tell(text) {
  console.log(new Date().toISOString(), text);
  if (!ALERT_URL) return;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ text });
  await fetch(ALERT_URL, { method: 'POST', headers, body }).catch((error) =>
    console.error(`the alert was not delivered: ${error.message}`),
  );
}

let failures = 0;
for (;;) {
  const wrong = await ask();
  if (wrong && ++failures === FAILURES) await tell(`ALERT: the shelf ${wrong}`);
  if (!wrong && failures >= FAILURES) await tell('OK: the shelf answers again');
  if (!wrong) failures = 0;
  await sleep(Number(WATCH_SECONDS) * 1000);
}
