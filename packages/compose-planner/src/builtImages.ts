import type { Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { entryOf, valueOf } from './tree.ts';

/** Reports images that another service of the file builds, because each app is built or pulled on its own. */
export function checkBuiltImages(report: Report, models: readonly ServiceModel[]): void {
  const image = (model: ServiceModel) => report.text(valueOf(model.node, 'image'));
  for (const model of models) {
    const by = models.find(
      (other) => other.label === 'app from Git' && image(other) === image(model),
    );
    if (!by || model.label !== 'app' || !image(model)) continue;
    const local = !image(model).includes('/');
    report.add(
      'finding',
      local ? 'image-local' : 'image-built',
      entryOf(model.node, 'image')?.at ?? model.entry.at,
      `\`${model.name}\` runs the image that \`${by.name}\` builds`,
      `${local ? 'No registry has that image.' : "From its registry, it may be another version than the build's."} Give \`${model.name}\` the same \`build\`, or push the image and let both pull it.`,
    );
  }
}
