import React from 'react';
import { limitText, type LimitKey } from '@site/src/site/limits';

/** A limit, default or period of the platform with its unit, from the data. */
export default function Limit({ of }: { of: LimitKey }): React.ReactNode {
  return <span data-limit={of}>{limitText(of)}</span>;
}
