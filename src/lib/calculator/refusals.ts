import { limits } from '../limits.ts';
import type { Stack } from './index.ts';

/** How many services and volumes a project can have. */
export const MAX_PARTS = limits['project.services'].value ?? 1;
const MAX_VOLUMES = limits['project.volumes'].value ?? 1;

/** Why a project with that stack can't be created, as the Compose planner would say. Empty if it can. */
export function refusals({ parts }: Stack): string[] {
  const apps = parts.filter(({ kind }) => kind === 'app');
  const volumes = parts.filter(({ kind }) => kind === 'volume');
  const reasons: string[] = [];
  if (volumes.length > 0 && apps.length > 0 && apps.every(({ count }) => count > 1))
    reasons.push(
      'An app with a volume has one replica. Set one of the apps to one replica, or add an app for the volume.',
    );
  if (volumes.length > 0 && apps.length === 0)
    reasons.push('A volume is attached to an app. Add the app that uses it.');
  if (volumes.length > MAX_VOLUMES)
    reasons.push(
      `A project has at most ${MAX_VOLUMES} volumes. Put the others in a second project.`,
    );
  return reasons;
}
