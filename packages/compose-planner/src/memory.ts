const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  b: 1,
  k: 1024,
  m: 1024 ** 2,
  g: 1024 ** 3,
  t: 1024 ** 4,
  p: 1024 ** 5,
};

/**
 * Bytes of a Compose byte value such as `512M`, `1.5g`, `256mib` or `1073741824`.
 * All units are binary, as in the container engine. Undefined for anything else.
 */
export function parseBytes(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?) ?([kmgtp]?)(?:i?b)?$/i.exec(text.trim());
  const unit = UNITS[(match?.[2] ?? '').toLowerCase()];
  if (!match || unit === undefined) return undefined;
  return Math.ceil(Number(match[1]) * unit);
}

/** Seconds of a Compose duration such as `90s`, `1m30s` or `1h5m`, or undefined for anything else. */
export function parseSeconds(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^(?:\d+(?:\.\d+)?(?:us|ms|s|m|h))+$/.test(trimmed)) return undefined;
  const factor: Record<string, number> = { us: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 };
  let seconds = 0;
  for (const part of trimmed.matchAll(/(\d+(?:\.\d+)?)(us|ms|s|m|h)/g)) {
    seconds += Number(part[1]) * (factor[part[2] ?? ''] ?? 0);
  }
  return seconds;
}
