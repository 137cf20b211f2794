import { explainBinds } from './bindMounts.ts';
import { explainCredentials } from './credentials.ts';
import { checkPasswords, explainSettings } from './databases.ts';
import { recognise } from './foreign/index.ts';
import { explainHosts, explainOwnAddress } from './localAddresses.ts';
import { explainOtherNames } from './otherNames.ts';
import { checkHeap } from './heap.ts';
import { explainDevelopment } from './development.ts';
import { checkRequired, explainEnvFiles } from './envFiles.ts';
import type { Advice } from './needs.ts';
import { checkProxies } from './proxies.ts';
import { sizesFor } from './sizing.ts';
import { explainValues, valuesOf } from './values.ts';
import { VolumeNames } from './volumeEdits.ts';

const explain: Advice['explain'] = (scope, taken) => {
  const { report, root, services, models, volumes, choices } = scope;
  for (const model of models) {
    if (model.kind !== 'app') continue;
    report.service = model.name;
    const size = choices.sizes.get(model.name);
    checkHeap(report, size && sizesFor(model.kind).includes(size) ? { ...model, size } : model);
  }
  report.service = undefined;
  explainEnvFiles(report, models);
  explainSettings(report, models, choices);
  checkPasswords(report, models);
  checkProxies(report, services, models);
  const changed = explainCredentials(report, root, models, explainOtherNames(report, models));
  checkRequired(report, models, changed);
  explainHosts(report, models);
  const values = valuesOf(report, models).filter(
    ({ app, key }) => !changed.has(`${app.name} ${key}`),
  );
  explainValues(report, explainOwnAddress(report, models, values));
  explainDevelopment(report, models);
  explainBinds(report, new VolumeNames(root, taken, volumes.length), models);
};

/** The rules that only some files need: loaded when a file needs them. */
export const advice: Advice = { explain, recognise };
