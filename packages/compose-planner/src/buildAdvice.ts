import { deletionFix } from './edits.ts';
import { parseImage } from './imageReference.ts';
import { named, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { entryOf, isNull, valueOf, type MapNode } from './tree.ts';

/** Images of a registry without a public name, and images that were tagged for one computer. */
const LOCAL_IMAGE = /^(?:[\w-]+|(?:10|127|192\.168)\.[\d.]+):\d+\/|^[^.]+:local$/;
/** GitHub's registry has each image below its owner's name. */
const NO_OWNER = /^ghcr\.io\/[^/]+$/;
/** Docker Hub's images without a namespace: https://github.com/docker-library/official-images */
const OFFICIAL = new Set(
  'adminer aerospike almalinux alpine alt amazoncorretto amazonlinux api-firewall arangodb archlinux azul-zulu backdrop bash bonita buildpack-deps busybox caddy cassandra celery centos chronograf cirros clearlinux clefos clickhouse clojure composer consul convertigo couchbase couchdb crate dart debian django docker drupal eclipse-mosquitto eclipse-temurin eggdrop elasticsearch elixir emqx erlang espocrm fedora flink fluentd friendica gazebo gcc geonetwork ghost golang gradle groovy haproxy haskell haxe hello-world hitch httpd hylang ibm-semeru-runtimes ibmjava influxdb iojs irssi java jenkins jetty joomla jruby julia kapacitor kibana kong krakend lightstreamer liquibase logstash mageia mariadb matomo maven mediawiki memcached mongo mongo-express monica mono mysql nats nats-streaming neo4j neurodebian nextcloud nginx nim node notary odoo open-liberty openjdk oraclelinux orientdb owncloud percona perl photon php php-zendserver phpmyadmin piwik plone postfixadmin postgres pypy python r-base rabbitmq rails rakudo-star redis redmine registry rethinkdb rocket.chat rockylinux ros ruby rust sapmachine satosa sentry silverpeas solr sonarqube spark spiped storm swarm swift swipl teamspeak telegraf tomcat tomee traefik ubuntu unit varnish vault websphere-liberty wordpress xwiki yourls znc zookeeper'.split(
    ' ',
  ),
);

/** Whether no registry on the internet has an image. */
const isLocalImage = (text: string): boolean => {
  const { repository = '/' } = parseImage(text) ?? {};
  const isOwned = repository.includes('/') && !NO_OWNER.test(repository);
  return LOCAL_IMAGE.test(text) || !(isOwned || OFFICIAL.has(repository));
};

/** Reports images that nobody can pull, each once. A letter stands for any image. */
export function checkPulls(report: Report, models: readonly ServiceModel[]): void {
  const ids = new Map<string, string>();
  const textOf = ({ node }: ServiceModel) => report.text(valueOf(node, 'image'));
  const built = new Set(models.filter(({ node }) => !isNull(valueOf(node, 'build'))).map(textOf));
  for (const model of models.filter((one) => !built.has(textOf(one)))) {
    const image = entryOf(model.node, 'image');
    const text = textOf(model);
    const [unset] = parseImage(text) ? [] : report.unset(image?.value);
    const isLocal = model.kind === 'app' && isLocalImage(text) && !/^\w(?::|$)/.test(text);
    if (image?.value.kind !== 'scalar' || !(unset || isLocal)) continue;
    const id = ids.get(unset ?? text);
    report.service = model.name;
    if (id !== undefined) report.again(id);
    else
      ids.set(
        unset ?? text,
        report.add(
          'finding',
          unset ? 'image-variable' : 'image-local',
          image.at,
          `The platform can't pull \`${(unset ? image.value.text : text).slice(0, 120)}\``,
          unset
            ? `\`${unset}\` has no value here, so it names no image. Give it one in \`.env\`, or a default after \`:-\`.`
            : `${LOCAL_IMAGE.test(text) ? 'Only your own computer or network has it.' : NO_OWNER.test(text) ? "GitHub's registry needs the owner in front of the name, `ghcr.io/OWNER/NAME`." : "Docker Hub has no such official image, and others have their publisher's name in front."} Push it to a registry on the internet and name that one, or write \`build\` to build it from Git.`,
        ),
      );
  }
  report.service = undefined;
}

/** Reports images that another service of the file builds, because each app is built or pulled on its own. */
export function checkBuiltImages(report: Report, models: readonly ServiceModel[]): void {
  const image = (model: ServiceModel) => report.text(valueOf(model.node, 'image'));
  // A bare name is another publisher's image.
  const both = models.filter(
    (model) =>
      model.label === 'app from Git' && /\//.test(image(model)) && !isLocalImage(image(model)),
  );
  if (both[0])
    report.add(
      'note',
      'build-image',
      entryOf(both[0].node, 'image')?.at ?? 0,
      `${named(both.map(({ name }) => name))} ${both.length > 1 ? 'are' : 'is'} built from Git, although the file also names ${both.length > 1 ? 'images' : `\`${image(both[0])}\``}`,
      'If a registry has the image, delete `build` to run it without a repository.',
    );
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
