import { dependenciesOf } from './dependencies.ts';
import { writtenIn } from './environment.ts';
import { commandOf, labelled } from './hints.ts';
import type { HostWork, SpareWork } from './hostWork.ts';
import { knownImage } from './knownImages.ts';
import type { Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { limitEntry } from './sizing.ts';
import { valueOf, type MapNode } from './tree.ts';
import type { Choices, Plan } from './types.ts';
import type { PlannedVolume } from './volumes.ts';
import { TLS_PORTS } from './ports.ts';
import { MEDIA, proxyWork } from './proxyImages.ts';

/** What the rules that only some files need have to know about a file. */
export interface AdviceScope {
  report: Report;
  root: MapNode;
  services: MapNode;
  /** The services that the plan leaves out, although their profile is chosen. */
  out: ReadonlyMap<string, HostWork | SpareWork>;
  /** Every service, and those that run once with the ones that wait for them. The rest are `models`. */
  all: readonly ServiceModel[];
  oneShots: ReadonlyMap<string, readonly ServiceModel[]>;
  models: readonly ServiceModel[];
  volumes: readonly PlannedVolume[];
  choices: Choices;
}

/** The rules that only some files need. */
export interface Advice {
  /**
   * Reports on mounts, memory, credentials, logins and proxies. `taken` has the names of volumes. Returns the
   * services that can only be deleted, which cost nothing.
   */
  explain: (scope: AdviceScope, taken: ReadonlySet<string>) => ReadonlySet<string>;
  /**
   * Says what a text with errors is instead, or which typing mistake caused them. `replan` plans the
   * corrected text.
   */
  recognise: (text: string, plan: Plan, replan: (text: string) => Plan) => Plan;
}

/** Images with rules for their login or their volumes. */
const HAS_RULE =
  /grafana|rabbitmq|minio|mongo-express|pgadmin|kafka-ui|passbolt|meilisearch|qdrant/;

/** Names of images with a publisher in front, and without a tag that only one computer has or a placeholder. */
const PLAIN = /^(?!ghcr\.io\/[^/]+$)[\w.-]+\/[\w./-]+(?::(?!local$)[a-z\d][\w.-]*)?$/;

/** Keys of a service that optional rules read. */
const READ =
  'build configs env_file healthcheck extra_hosts links network_mode platform secrets stop_grace_period user'.split(
    ' ',
  );

/** Ends of paths at which images have files of their own. */
const FILLED =
  /\/(?:node_modules|vendor|\w+-packages|modules|themes|profiles|sites|dist|\.next|html|www|app|code)\/?$/;

/** Whether a file contains anything that the optional rules check. */
export function needsAdvice(report: Report, models: readonly ServiceModel[]): boolean {
  const databases = models.filter(({ kind }) => kind !== 'app');
  const head = report.context.source.text.slice(0, 500);
  if (/development|production/i.test(head) || report.envPlaces.size > 0) return true;
  return models.some(({ node, kind, mounts, aliases, database, heaps, least, exposure }) => {
    const odd = mounts.binds.length + mounts.sockets.length + aliases.length + heaps.length;
    if (report.demands || database || least || odd > 0) return true;
    const image = report.text(valueOf(node, 'image'));
    if (HAS_RULE.test(image) || !(PLAIN.test(image) || knownImage(image) || kind !== 'app'))
      return true;
    if (report.unset(valueOf(node, 'image')).length > 0) return true;
    if (mounts.named.some(({ target }) => FILLED.test(target))) return true;
    if (TLS_PORTS.includes(exposure.publicPort ?? 0) || MEDIA.test(image)) return true;
    const command = commandOf(report, node);
    if (limitEntry(node, 'cpus')) return true;
    if (kind !== 'app') return command !== '';
    if (READ.some((key) => valueOf(node, key))) return true;
    if (labelled(node).some((map) => valueOf(map, 'labels'))) return true;
    if (proxyWork(report, node) !== undefined || /[^\w/.-]|^-|-X|^java/.test(command)) return true;
    // A command may take the place of an official image's server.
    if (command !== '' && !PLAIN.test(image)) return true;
    const values = writtenIn(valueOf(node, 'environment')).map(({ raw }) => raw);
    if (values.some((raw) => !/^@\{[^{}]*\}$/.test(raw))) return true;
    return dependenciesOf(report, node).some(({ name }) =>
      databases.some(
        (db) => db.name === name && !values.some((raw) => raw.startsWith(`@{${db.shown}.`)),
      ),
    );
  });
}
