import { checkBuiltImages, checkPulls, explainPlatform } from './buildAdvice.ts';
import { explainBinds } from './bindMounts.ts';
import { explainCredentials, type Line } from './credentials.ts';
import { checkPasswords, explainReplaced, explainSettings, explainUnoffered } from './databases.ts';
import { recognise } from './foreign/index.ts';
import {
  explainElsewhere,
  explainHosts,
  explainOwnAddress,
  explainPrivate,
} from './localAddresses.ts';
import { explainOtherNames } from './otherNames.ts';
import { explainDevelopment } from './development.ts';
import { checkRequired, explainEnvFiles } from './envAdvice.ts';
import { checkDemands } from './memoryAdvice.ts';
import { explainHealth } from './healthAdvice.ts';
import { checkModes, explainHostWork, explainOneShots } from './hostAdvice.ts';
import { explainLogin, explainSecretFiles } from './logins.ts';
import type { Advice } from './needs.ts';
import { behindTls, checkProxies, explainMedia, explainTls, isNeedless } from './proxies.ts';
import { explainEmbedded, explainFilled, explainOwners } from './owners.ts';
import { explainRoutes } from './routes.ts';
import { sizesFor } from './sizing.ts';
import { explainValues, valuesOf } from './values.ts';
import { entriesOf, valueOf } from './tree.ts';
import { explainSockets } from './sockets.ts';
import { VolumeNames } from './volumeEdits.ts';

const explain: Advice['explain'] = (scope, taken) => {
  const { report, root, services, out, volumes, choices } = scope;
  // Docker also gives each container its name with that of the network, which it doesn't have here.
  const networks = entriesOf(valueOf(root, 'networks')).flatMap(
    ({ value }) => report.text(valueOf(value, 'name')) || [],
  );
  const models = scope.models.map((model) => {
    const long = networks.map((network) => `${model.name}.${network}`);
    return { ...model, aliases: [...model.aliases, ...long] };
  });
  const shared = explainRoutes(report, models);
  // What a service mounts and sets doesn't matter once it's deleted.
  const gone = new Set(
    models.filter((model) => isNeedless(report, model, shared)).map(({ name }) => name),
  );
  const kept = models.filter((model) => !gone.has(model.name) && !behindTls(report, model, models));
  const logins: Line[] = [];
  for (const model of models) {
    report.service = model.name;
    explainPlatform(report, model.name, model.node);
    explainUnoffered(report, model);
    explainReplaced(report, model);
    explainHealth(report, model);
    checkModes(report, model);
    explainSockets(report, model, shared, services);
    explainOwners(report, model);
    explainSecretFiles(report, model);
    logins.push(...explainLogin(report, model));
    const size = choices.sizes.get(model.name);
    checkDemands(report, size && sizesFor(model.kind).includes(size) ? { ...model, size } : model);
  }
  report.service = undefined;
  explainFilled(report, models);
  explainOneShots(report, services, scope.all, scope.oneShots);
  explainHostWork(report, services, out, models.length === 0);
  checkPulls(report, models);
  checkBuiltImages(report, models);
  explainEnvFiles(report, models);
  explainSettings(report, models, choices);
  checkPasswords(report, models);
  checkProxies(report, services, models, shared, gone);
  explainTls(report, services, models, choices);
  explainMedia(report, models);
  const changed = explainCredentials(report, root, models, explainOtherNames(report, models, kept));
  checkRequired(report, models, changed);
  for (const model of models) {
    report.service = model.name;
    explainEmbedded(report, model, models, changed);
  }
  report.service = undefined;
  explainHosts(report, models);
  const values = valuesOf(report, kept).filter(
    ({ app, key, raw, offset }) =>
      !changed.has(`${app.name} ${key}`) &&
      !logins.some((line) =>
        line.given
          ? line.key === key
          : line.offset === offset || (raw.includes('$') && line.raw === raw),
      ),
  );
  explainValues(
    report,
    explainPrivate(
      report,
      explainOwnAddress(report, models, explainElsewhere(report, services, models, values)),
    ),
  );
  explainDevelopment(report, models);
  explainBinds(report, new VolumeNames(root, taken, volumes.length), kept);
  report.drop(gone);
  return gone;
};

/** The rules that only some files need: loaded when a file needs them. */
export const advice: Advice = { explain, recognise };
