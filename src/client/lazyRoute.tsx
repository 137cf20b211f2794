import ComponentCreator from '@docusaurus/core/lib/client/exports/ComponentCreator';
import React, { type ComponentType, type ReactNode } from 'react';

type Loadable = ComponentType<object> & { preload?: () => Promise<unknown> };

/**
 * Takes the place of the framework's ComponentCreator in the browser: makes the
 * component of a route when it is first asked for. Those of all routes at once
 * are a long task, and a visit needs few of them.
 *
 * Measured with and without, taking turns, seven rounds on 23 November 2026 (202 pages, a doc page, CPU 4 times
 * slower): no gain is left since scripts wait for the first touch (without it 35 ms less of blocking, a click
 * 16 ms earlier, both within the spread). To remove it, take ComponentCreator out of `stand-ins.ts` and its line
 * out of the ledger of upstream files.
 */
export default function lazyRoute(path: string, hash: string): Loadable {
  let made: Loadable | undefined;
  const component = () => (made ??= ComponentCreator(path, hash) as Loadable);
  function Route(props: object): ReactNode {
    const Component = component();
    return <Component {...props} />;
  }
  Route.preload = () => component().preload?.() ?? Promise.resolve();
  return Route;
}
