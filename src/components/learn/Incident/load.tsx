import React, { type ComponentType } from 'react';
import { type Incident } from 'practice-machine';
import Desk from './Desk';

/** The terminal of an incident, from the file next to its page. */
export async function load(name: string): Promise<{ default: ComponentType }> {
  const file = (await import(`@site/learn/incidents/${name}.incident.ts`)) as { default: Incident };
  return { default: () => <Desk incident={file.default} name={name} /> };
}
