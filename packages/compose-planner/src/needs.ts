import { commandOf } from './hints.ts';
import type { Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { valueOf, type MapNode, type TreeNode } from './tree.ts';
import type { Choices, Plan } from './types.ts';
import type { PlannedVolume } from './volumes.ts';
import { proxyWork } from './proxyImages.ts';

/** What the rules that only some files need have to know about a file. */
export interface AdviceScope {
  report: Report;
  root: MapNode;
  services: MapNode;
  /** The services that the plan leaves out, although their profile is chosen. */
  out: ReadonlySet<string>;
  models: readonly ServiceModel[];
  volumes: readonly PlannedVolume[];
  choices: Choices;
}

/** The rules that only some files need. */
export interface Advice {
  /** Reports on mounts, memory, credentials, logins and proxies. `taken` has the names of volumes. */
  explain: (scope: AdviceScope, taken: ReadonlySet<string>) => void;
  /**
   * Says what a text with errors is instead, or which typing mistake caused them. `replan` plans the
   * corrected text.
   */
  recognise: (text: string, plan: Plan, replan: (text: string) => Plan) => Plan;
}

/** Variables that a bundler writes into pages, where a browser reads them. */
export const IN_PAGES =
  /^(?!.*(?:SERVER|INTERNAL|SSR))(?:NEXT_PUBLIC|NUXT_PUBLIC|VITE|REACT_APP|VUE_APP|EXPO_PUBLIC)_/;

/** Images with rules for their login or their volumes. */
const HAS_RULE =
  /grafana|rabbitmq|minio|mongo-express|pgadmin|kafka-ui|passbolt|meilisearch|qdrant|kibana/;

/** Whether any text below a node passes a test. Nodes that aliases share are tested once. */
function some(
  node: TreeNode | undefined,
  visited: Set<TreeNode>,
  test: (text: string) => boolean,
): boolean {
  if (!node || visited.has(node)) return false;
  visited.add(node);
  if (node.kind === 'map')
    return node.entries.some(({ key, value }) => test(key) || some(value, visited, test));
  if (node.kind === 'list') return node.items.some(({ value }) => some(value, visited, test));
  return test(node.text);
}

/** Whether a file contains anything that the optional rules check. */
export function needsAdvice(report: Report, models: readonly ServiceModel[]): boolean {
  const isOdd = ({ mounts, aliases, heaps, least }: ServiceModel) =>
    mounts.binds.length + mounts.sockets.length + aliases.length + heaps.length > 0 || least;
  if (models.some(isOdd)) return true;
  if (models.some(({ node }) => valueOf(node, 'links'))) return true;
  const databases = models.filter(({ kind }) => kind !== 'app');
  if (models.some(({ database }) => database)) return true;
  if (databases.some(({ node }) => commandOf(report, node) !== '')) return true;
  const local = (text: string) =>
    IN_PAGES.test(text) ||
    /traefik\.\w|^caddy|VIRTUAL_PATH|host\.docker\.internal|172\.17\.0\.1|\bjava\b|JAVA|\blocalhost\b|127\.0\.0\.1/.test(
      text,
    );
  // The contents of an `.env` count for the services that read all of it.
  if (
    report.environment.size + report.envFiles.size > 0 &&
    models.some(({ node }) => valueOf(node, 'env_file'))
  )
    return true;
  const isKnown = ({ node, label }: ServiceModel) => {
    const image = report.text(valueOf(node, 'image'));
    if (valueOf(node, 'user') ?? valueOf(node, 'platform')) return true;
    return label === 'app from Git' ? image !== '' : HAS_RULE.test(image);
  };
  if (models.some(isKnown)) return true;
  const visited = new Set<TreeNode>();
  return models.some((model) => {
    if (model.kind !== 'app') return false;
    if (proxyWork(report, model.node) !== undefined) return true;
    const parts = ['environment', 'command', 'entrypoint', 'build', 'labels', 'deploy'].map((key) =>
      valueOf(model.node, key),
    );
    if (parts.some((part) => some(part, visited, local))) return true;
    return databases.some((database) => {
      const refers = (text: string) => text.includes(`@{${database.shown}.`);
      if (parts.some((part) => some(part, new Set(), refers))) return false;
      const names = [database.name, ...database.aliases];
      const mentions = (text: string) => names.some((name) => text.includes(name));
      return [...parts, valueOf(model.node, 'depends_on')].some((part) =>
        some(part, new Set(), mentions),
      );
    });
  });
}
