import React, { type ReactNode } from 'react';

/** The price of a terabyte of traffic in euro at another host: `<PerTerabyte of="fly/egress-eu" />`. */
export default function PerTerabyte({ of, data }: { of: string; data?: string }): ReactNode {
  if (data === undefined) return null;
  return (
    <data className="price" data-computed={`terabyte ${of}`} data-source={of}>
      {JSON.parse(data) as string}
    </data>
  );
}
