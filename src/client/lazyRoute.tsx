import ComponentCreator from '@docusaurus/core/lib/client/exports/ComponentCreator';
import React, { type ComponentType, type ReactNode } from 'react';

type Loadable = ComponentType<object> & { preload?: () => Promise<unknown> };

/**
 * Takes the place of the framework's ComponentCreator in the browser: makes the
 * component of a route when it is first asked for. Those of all routes at once
 * are a long task, and a visit needs few of them.
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
