import table from './knownImages.json' with { type: 'json' };
import { parseImage } from './imageReference.ts';

/** What the documentation of a well-known image says about it. */
export interface KnownImage {
  /** The port that it listens on by default, whatever its command. */
  port?: number;
  /** Ports without a login, which stay internal unless someone makes them public. */
  internal?: readonly number[];
  /** The least memory that its documentation names, by the page in `imageSources.json`. */
  memoryMb?: number;
  /** The heap that it lets Java grow to unless the file says otherwise, by the page there. */
  heapMb?: number;
  /** Where it keeps its data. */
  data?: string;
}

/** A row of the table: the facts of an image, or the image that it's a copy of. */
export const rows: Readonly<Record<string, KnownImage & { like?: string }>> = table;

/** The row of the table that has an image's facts. A search engine with plugins has those of the engine. */
export const rowOf = (image: string): string => {
  const name = (parseImage(image)?.repository ?? '').replace(/(search)\d$/, '$1');
  if (Object.hasOwn(rows, name)) return rows[name]?.like ?? name;
  const [, engine] = /^(?!.*bitnami).*[/-](elasticsearch|opensearch)$/.exec(name) ?? [];
  return Object.keys(rows).find((row) => engine && row.endsWith(`/${engine}`)) ?? name;
};

/** Images that all keep their data in `/config`: https://docs.linuxserver.io/general/running-our-containers/ */
export const LINUXSERVER = /^(?:(?:lscr|ghcr)\.io\/)?linuxserver\//;

/** What's known about an image. The fpm variants of official images listen on the port of PHP's process manager. */
export function knownImage(image: string): KnownImage | undefined {
  const reference = parseImage(image);
  if (!reference) return undefined;
  const { repository, tag } = reference;
  const row = rowOf(image);
  const listed: KnownImage | undefined = Object.hasOwn(rows, row) ? rows[row] : undefined;
  const known = LINUXSERVER.test(repository) ? { ...listed, data: '/config' } : listed;
  if (!tag?.includes('fpm')) return known;
  return repository.includes('/') ? undefined : { ...known, port: 9000 };
}

/** Tools that let in everyone who reaches them, by the page of their documentation that says so. */
const OPEN_TOOLS = [
  // https://prometheus.io/docs/operating/security/
  'prom/prometheus prom/alertmanager prom/pushgateway',
  // https://grafana.com/docs/loki/latest/operations/authentication/
  'grafana/loki',
  // https://grafana.com/docs/pyroscope/latest/reference-server-api/
  'grafana/pyroscope',
  // https://grafana.com/docs/alloy/latest/reference/cli/run/
  'grafana/alloy grafana/agent',
  // https://www.jaegertracing.io/docs/1.18/security/
  'jaegertracing/jaeger jaegertracing/all-in-one',
  // https://mailpit.axllent.org/docs/configuration/http/
  'axllent/mailpit',
  // https://github.com/mailhog/MailHog/blob/master/docs/Auth.md
  'mailhog/mailhog',
  // https://kafka.apache.org/44/security/security-model-connect/
  'confluentinc/cp-kafka-connect confluentinc/cp-kafka-connect-base cnfldemos/kafka-connect-datagen',
  // https://docs.confluent.io/platform/current/security/authentication/http-basic-auth/overview
  'confluentinc/cp-ksqldb-server confluentinc/cp-kafka-rest',
  // https://nightlies.apache.org/flink/flink-docs-stable/docs/deployment/security/security-ssl/
  'flink cnfldemos/flink-kafka',
];
const openTools = new Set(OPEN_TOOLS.flatMap((names) => names.split(' ')));

/**
 * The same of whole families, as of exporters: https://prometheus.io/docs/operating/security/, https://docs.victoriametrics.com/victoriastack/access-control/,
 * https://solr.apache.org/guide/solr/latest/deployment-guide/securing-solr.html, https://mailcatcher.me/ and https://github.com/maildev/maildev#usage
 */
const OPEN_FAMILIES =
  /^solr$|^victoriametrics\/(?!vmauth|vmgateway)|\/mail(?:catcher|dev)$|[-_]exporter$|^browserless\/|\/(?:maxun-browser|sockpuppetbrowser)$/;

/** Whether an image lets in everyone who reaches it, on any port. */
export const isOpenTool = (image: string): boolean => {
  const { repository = '' } = parseImage(image) ?? {};
  return openTools.has(repository) || OPEN_FAMILIES.test(repository);
};

/** Whether an image stores what other services can't lose. */
export const isStore = (image: string): boolean =>
  /(?:^|[/-])(?:clickhouse-server|elasticsearch|kafka|mongo|neo4j|opensearch|qdrant|solr|mssql\/server)$/.test(
    rowOf(image),
  );
