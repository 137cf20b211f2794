import view from '@generated/comparison-totals/default/hosting.json';
import PriceBars, { PlatformBars, PriceBar } from '@site/src/components/compare/PriceBars';
import React, { type ReactNode } from 'react';

/** The price of one stack on every compared platform and on a server, as bars to one scale. */
export default function HostingBars(): ReactNode {
  const { others, server, read } = view;
  return (
    <PriceBars
      ours={view}
      caption={`Euro a month, without VAT. We read the others' prices from ${read.from} to ${read.to}. Each page has the arithmetic and the sources.`}
    >
      <PlatformBars of={others} />
      <PriceBar
        name="A server at Hetzner"
        note="without your work"
        share={server.share}
        to={server.to}
      >
        <data data-computed={server.key}>{server.euro}</data>
      </PriceBar>
    </PriceBars>
  );
}
