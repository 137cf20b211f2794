import React from 'react';
import { limits, limitText, type LimitFact, type LimitKey } from '@site/src/lib/limits';
import { withUnits } from '@site/src/lib/numbers';

interface Props {
  of: LimitKey;
  /** Shows the figure alone, for a text that brings its own unit, such as a German one. */
  bare?: boolean;
}

function figure(key: LimitKey): number {
  const { value }: LimitFact = limits[key];
  if (value === undefined) throw new Error(`<Limit of="${key}" bare />: this limit has no figure`);
  return value;
}

/** A limit, default or period of the platform with its unit, from the data. */
export default function Limit({ of, bare = false }: Props): React.ReactNode {
  return <span data-limit={of}>{bare ? figure(of) : withUnits(limitText(of))}</span>;
}
