import { deletionFix } from './edits.ts';
import { isLocalImage } from './explain.ts';
import type { Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { entryOf, valueOf, type MapNode } from './tree.ts';

/** Reports images that another service of the file builds, because each app is built or pulled on its own. */
export function checkBuiltImages(report: Report, models: readonly ServiceModel[]): void {
  const image = (model: ServiceModel) => report.text(valueOf(model.node, 'image'));
  for (const model of models) {
    const by = models.find(
      (other) => other.label === 'app from Git' && image(other) === image(model),
    );
    if (!by || model.label !== 'app' || !image(model)) continue;
    const local = isLocalImage(image(model));
    report.add(
      'finding',
      local ? 'image-local' : 'image-built',
      entryOf(model.node, 'image')?.at ?? model.entry.at,
      `\`${model.name}\` runs the image that \`${by.name}\` builds`,
      `${local ? 'No registry has that image.' : "From its registry, it may be another version than the build's."} Give \`${model.name}\` the same \`build\`, or push the image and let both pull it.`,
    );
  }
}

/** Reports a platform on which no image runs. */
export function explainPlatform(report: Report, name: string, service: MapNode): void {
  const platform = entryOf(service, 'platform');
  if (platform && /arm|aarch|386|s390|ppc|riscv|windows/.test(report.text(platform.value))) {
    report.add(
      'finding',
      'platform',
      platform.at,
      `\`${name}\` asks for ${report.text(platform.value)}`,
      'Images run on linux/amd64, so the import refuses an image without it.',
      () => deletionFix(report.context, platform),
    );
  }
}
