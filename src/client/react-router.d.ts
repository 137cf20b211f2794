import type { History } from 'history';
import type { Context } from 'react';

declare module 'react-router' {
  /** The context that `useHistory` reads, which the types do not have. */
  export const __HistoryContext: Context<History>;
}
