import type { ClientModule } from '@docusaurus/types';
import { parseValues, type YourValues } from '../lib/your-values';

/** Where this browser stores the reader's own names. Listed in the privacy notice. */
const VALUES_KEY = 'your-values';

/** Used until the page is left if the browser stores nothing. */
let unkept: YourValues | undefined;

/** The names that the reader has set. */
export function ownValues(): YourValues {
  if (unkept) return unkept;
  try {
    return parseValues(localStorage.getItem(VALUES_KEY));
  } catch {
    return {};
  }
}

/** Stores the reader's names and puts them into the page. Without any, the examples come back. */
export function setOwnValues(values: YourValues): void {
  unkept = undefined;
  try {
    if (Object.values(values).some(Boolean))
      localStorage.setItem(VALUES_KEY, JSON.stringify(values));
    else localStorage.removeItem(VALUES_KEY);
  } catch {
    // Storage is full or forbidden: the names last until the page is left.
    unkept = values;
  }
  void import('./fillPage').then(
    ({ fillPage }) => fillPage(values),
    // The examples stay, and the next page tries again.
    () => undefined,
  );
}

const filler: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    if (!location.pathname.startsWith('/docs/')) return;
    const values = ownValues();
    if (Object.keys(values).length > 0) setOwnValues(values);
  },
};

export const onRouteDidUpdate = filler.onRouteDidUpdate;
