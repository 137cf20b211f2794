import { bound, platform } from './platform.ts';
import type { PlannedVolume } from './volumes.ts';
import { chooseRow, priced } from './rows.ts';
import type { ServiceModel } from './service.ts';
import { sizesFor } from './sizing.ts';
import type { Choices, PlanRow } from './types.ts';

/** The name in the file, if it differs from the platform's. */
const from = ({ name, shown }: { name: string; shown: string }) =>
  name === shown ? {} : { from: name };

/** The plan's rows in the order of the file, with the visitor's choices. */
export function planRows(
  models: readonly ServiceModel[],
  volumes: readonly PlannedVolume[],
  chosen: Choices,
): PlanRow[] {
  const rows: PlanRow[] = [];
  for (const model of models) {
    const { publicPort, internalPort } = model.exposure;
    const offset = model.entry.at;
    const sizes = sizesFor(model.kind);
    if (model.kind === 'app') {
      const reach =
        publicPort === undefined
          ? internalPort === undefined
            ? 'without a port'
            : `internal on ${internalPort}`
          : `public on ${publicPort}`;
      const replicas = model.replicas > 1 ? `${model.replicas} replicas, ` : '';
      rows.push(
        priced({
          id: model.name,
          kind: 'app',
          name: model.shown,
          ...from(model),
          detail: `${model.label}, ${replicas}${reach}`,
          reach: {
            ports: model.exposure.ports,
            ...(publicPort === undefined ? {} : { publicPort }),
          },
          size: model.size,
          sizes,
          replicas: model.replicas,
          offset,
          end: model.entry.end,
        }),
      );
      for (const volume of volumes) {
        if (volume.service !== model) continue;
        rows.push(
          priced({
            id: `volume ${volume.name}`,
            kind: 'volume',
            name: volume.shown,
            ...from(volume),
            detail: `volume of ${model.shown} at ${volume.target}`,
            disk: bound('disk.min'),
            includedGb: 0,
            replicas: 1,
            offset: volume.offset,
          }),
        );
      }
      continue;
    }
    rows.push(
      priced({
        id: model.name,
        kind: model.kind,
        name: model.shown,
        ...from(model),
        detail: `${model.label}, daily backup`,
        size: model.size,
        sizes,
        replicas: 1,
        offset,
        end: model.entry.end,
      }),
    );
    if (model.kind === 'postgres' || model.kind === 'mysql') {
      const includedGb = platform().databaseDiskGb;
      rows.push(
        priced({
          id: `${model.name} disk`,
          kind: 'disk',
          name: `${model.shown} disk`,
          detail: `first ${includedGb} GB included`,
          disk: bound('disk.min'),
          includedGb,
          replicas: 1,
          offset: model.mounts.named[0]?.item.at ?? offset,
        }),
      );
    }
  }
  return rows.map((row) => chooseRow(row, chosen));
}
