/** What a mounted directory or file of the host is for, which decides what it becomes. */
export type BindKind = 'host' | 'init' | 'config' | 'file' | 'code' | 'data';

/** The parts of a bind mount that its kind depends on. */
export interface Bind {
  source: string;
  target: string;
  readOnly: boolean;
  /** The service is built from a Dockerfile. */
  built: boolean;
}

/** The host's own paths, each with what a container would want from it and why it doesn't need that here. */
const HOST: readonly (readonly [RegExp, string])[] = [
  [
    /^\/etc\/(?:localtime|timezone)$/,
    'Containers run in UTC. Delete this mount, and set the variable `TZ` if the app reads it.',
  ],
  [
    /^\/(?:proc|sys|dev)(?:\/|$)/,
    "Containers can't see the host's processes or devices. You'll find each service's CPU, memory and disk under **Metrics**.",
  ],
  [
    /^\/var\/(?:log|lib\/docker)(?:\/|$)/,
    "Containers can't see the host's logs or other containers. You'll find the logs of every service under **Logs**.",
  ],
  [
    /^\/etc\/(?:letsencrypt|ssl|pki|ca-certificates)(?:\/|$)/,
    'The platform issues and renews certificates in front of the app. Put any others into the image.',
  ],
  [
    /^\/etc\/(?:passwd|group|shadow|hosts|hostname|machine-id|os-release|resolv\.conf)$/,
    "Containers can't see the host's users and names. The image has its own.",
  ],
  [
    /^\/tmp\/\.X11|^\/run\/user(?:\/|$)|^\/var\/run\/dbus|^\/run\/dbus/,
    "There's no desktop here. A program with windows needs an image that serves them over HTTP.",
  ],
];

/** What a mount is for that helps no container here, whatever it's called on the machine. */
const ASIDE: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:~|\/root|\/home\/[^/]+)\/\.(?:ssh|gnupg|composer|npm|yarn|aws|kube|docker|git[-\w]+|netrc|\w+rc|\w+_history)(?:\/|$)/,
    "It's your own computer's, so delete this mount. Give the app a key that it needs as a secret.",
  ],
  [
    /(?:^|[/_-])sock(?:et)?s?\/?$|\.sock$/,
    'It has a socket, not data. Services reach each other by name and port, so delete this mount.',
  ],
  [
    /(?:^|\/)(?:certbot|letsencrypt|acme)\/(?:www|webroot|html)\/?$|\/(?:www|html)\/(?:certbot|letsencrypt|acme(?:-challenge)?)\/?$|\/\.well-known(?:\/acme-challenge)?\/?$/,
    'It has what proves a domain to who issues certificates. The platform does that in front of the app, so delete this mount.',
  ],
  [
    /(?:^|\/)logs?\/?$/,
    "You'll find what an app prints under **Logs**. Log files in the container are lost at the next release. Delete this mount, or make it a volume if you need the files.",
  ],
];

const SCRIPTS = /\/sql\/?$/;
const INIT = /\/docker-entrypoint-initdb\.d(?:\/|$)/;
const CODE_TARGET =
  /^\/(?:app|code|src|usr\/src(?:\/app)?|workspace|project|var\/www(?:\/html)?|home\/node(?:\/app)?|opt\/app|go\/src.*)\/?(?:src\/?)?$/;
const CODE_SOURCE = /^\.{1,2}\/?$|^\.\/(?:src|app|backend|frontend|api|server|client|code|web)\/?$/;
const CONFIG_TARGET =
  /^\/(?:etc|usr\/local\/etc|usr\/share|opt\/[^/]+\/(?:etc|conf(?:ig)?))(?:\/|$)/;
/** Directories of a repository that a Dockerfile copies along with the code. */
const CODE_PART =
  /(?:^|\/)(?:app|backend|frontend|api|server|client|code|web|public|src|lib|templates|views|resources|routes|components|pages|assets|tests?)\/?$/;
const CODE_ROOT =
  /^\/(?:app|code|src|usr\/src|workspace|project|var\/www|home\/node|opt\/app|srv)\//;
const CERTIFICATES =
  /(?:^|[/_.-])(?:ssl|tls|certs?|certificates|letsencrypt)(?:\/|$)|\.(?:pem|crt|key|p12|pfx)$/i;
/** Directories that contain data, wherever they are. */
const DATA_PART = /\/(?:data|database|db|storage|uploads?|media|backups?)\/?$/;
const DATABASE_FILE = /\.(?:db|sqlite3?|duckdb|rdb|mdb)$/i;

/** Whether a folder is called configuration on both sides: the app reads it, or writes it too. At `/config` images keep data. */
export const mayConfigure = ({ source, target }: Pick<Bind, 'source' | 'target'>): boolean =>
  /^\.{1,2}\/(?:.*\/)?(?:conf(?:ig(?:uration)?)?s?|\w*settings)(?:\/|$)/.test(source) &&
  /\/(?:conf(?:ig(?:uration)?)?s?|\w*settings)\/?$/.test(target) &&
  !(/^\/config\/?$/.test(target) && !/\/conf\/?$/.test(source)) &&
  !target.startsWith('/data/') &&
  !/\/data\//.test(source);

/** Why a mount isn't needed here, or undefined. What only reads log files needs those of the others. */
export const asideOf = ({ source, target, readOnly }: Omit<Bind, 'built'>): string | undefined =>
  hostAdvice(source) && !/\.sock$/.test(source)
    ? undefined
    : ASIDE.find(
        ([path], at) => path.test(source) || (at > 0 && !readOnly && path.test(target)),
      )?.[1];

/** What one of the host's own paths is for, or undefined for any other path. */
export function hostAdvice(source: string): string | undefined {
  if (!source.startsWith('/')) return undefined;
  const own = HOST.find(([pattern]) => pattern.test(source));
  if (own) return own[1];
  return /^\/(?:(?:run|lib\d*|boot|s?bin|var\/run|hostfs|rootfs|usr(?:\/local)?\/(?:s?bin|lib\d*|share|src|include))(?:\/|$)|usr\/?$|$)/.test(
    source,
  )
    ? "Containers can't see the host's own files. The image has what the app needs."
    : undefined;
}

/** Whether a volume at a path would hide the code or the start script of the image. */
export const hidesCode = (target: string): boolean =>
  CODE_TARGET.test(target) || PROGRAMS.test(target);

/** Scripts and programs, which an image contains. */
const PROGRAMS = /(?:^|[/-])(?:s?bin|scripts?|entrypoint[^/]*)\/?$|\.sh$/;

/** Keys, passwords and sessions by their names. A list of passwords that nobody may have is none. */
const KEYS =
  /(?:^|\/)(?:\.ssh|id_(?:rsa|ed25519|ecdsa)|\.?htpasswd|(?:session|token|cookie)s?\.(?:jsonl?|txt)|(?![^/]*passwords?[-_]?(?:list|policy|rules)|[^/]*(?:banned|common|weak|reset)[-_]?password)[^/]*(?:secret|credential|password)[^/]*)(?:\/|$)|\.(?:gpg|asc)$/i;

/** Whether a mount contains a key or a password, which shouldn't be in an image. */
export const holdsSecret = ({ source, target }: Pick<Bind, 'source' | 'target'>): boolean =>
  KEYS.test(source) || KEYS.test(target);

/** Whether a mount contains certificates, which a new volume lacks and an image shouldn't contain. */
export const holdsCertificates = ({ source, target }: Pick<Bind, 'source' | 'target'>): boolean =>
  CERTIFICATES.test(source) || CERTIFICATES.test(target);

/** Where images keep their data, whatever brings it there. */
const KEEPS =
  /^\/(?:var\/(?:lib\/(?!docker|containerd?\b|kubelet)|opt\/)|bitnami\/|etc\/(?:gitlab\/?$|ldap\/slapd\.d|pihole|openvpn)|data(?:\/|$)|usr\/share\/\w+\/data)/;
/** Folders of a visitor's own files. */
const LIBRARY =
  /\/(?:photos?|media|pictures|music|movies|videos?|tv|(?:audio)?books|library|downloads|originals)\/?$/i;
/** Places of the machine that are never data. */
const OF_MACHINE = /^\/(?:proc|sys|dev|etc|run|var\/(?:run|log))(?:\/|$)/;

/** Whether a directory has data: by where it's mounted, or because nobody can copy what lies outside a project. */
function bringsData(bind: Bind): boolean {
  const { source, target, readOnly } = bind;
  if (OF_MACHINE.test(source) || INIT.test(target) || looksLikeOneFile(target)) return false;
  if (CERTIFICATES.test(target) || holdsSecret(bind)) return false;
  if (KEEPS.test(target) && !readOnly)
    return !looksLikeOneFile(source) || /^\/(?:var|bitnami)\//.test(target);
  if (looksLikeOneFile(source) || CERTIFICATES.test(source)) return false;
  if (LIBRARY.test(target)) return true;
  const outside = /^[~/]/.test(source) && !/\/\./.test(source);
  return outside && readOnly && !CONFIG_TARGET.test(target) && hostAdvice(source) === undefined;
}

/** Names of folders in which apps write, rather than their code. */
const WRITTEN =
  /(?:^|[/_-])(?:data\w*|databases?|db|storage|uploads?\w*|media\w*|static\w*|backups?|files|images|te?mp|cache|out(?:put)?s?|results?|reports?|models?|instance|state|sessions?|volumes?|downloads?|exports?|photos?|var|conf\w*|\.?docker)\/?$/i;

/** Whether a folder inside a build's own directory is code by its name. */
export const isCode = ({ source, target }: Bind): boolean =>
  ![source, target].some((path) => WRITTEN.test(path) || looksLikeOneFile(path));

/** Whether an app keeps data at a path, whatever else it reads from there. */
export const holdsData = (bind: Bind): boolean => bringsData(bind) || DATA_PART.test(bind.target);

/** What a bind-mounted path is: the host's own, configuration, code or data. */
export function kindOfBind(bind: Bind): BindKind {
  const { source, target, readOnly, built } = bind;
  if (asideOf(bind)) return 'host';
  if (bringsData(bind)) return 'data';
  if (
    hostAdvice(source) !== undefined ||
    /^\/(?:etc\/(?:localtime|timezone)|hostfs|rootfs)$/.test(target)
  )
    return 'host';
  if (INIT.test(target) || (SCRIPTS.test(source) && SCRIPTS.test(target))) return 'init';
  if (DATABASE_FILE.test(target) || (DATABASE_FILE.test(source) && !readOnly)) return 'file';
  const file = looksLikeOneFile(source) || looksLikeOneFile(target);
  if (holdsCertificates({ source, target })) return 'config';
  if (file || (readOnly && !DATA_PART.test(source))) return 'config';
  if ((CONFIG_TARGET.test(target) || PROGRAMS.test(target)) && !DATA_PART.test(target))
    return 'config';
  if ((built || CODE_SOURCE.test(source)) && CODE_TARGET.test(target)) return 'code';
  if (built && CODE_SOURCE.test(source)) return 'code';
  if (built && /^\.\.?\//.test(source) && CODE_PART.test(source) && CODE_ROOT.test(target))
    return 'code';
  return 'data';
}

export function looksLikeOneFile(path: string): boolean {
  const last = path.replace(/\/+$/, '').split('/').pop() ?? '';
  return (
    !path.endsWith('/') &&
    (/[^.]\.(?!d$)[A-Za-z][A-Za-z0-9]{0,9}$/.test(last) ||
      /^(?:Caddyfile|Corefile|Dockerfile|Procfile|Makefile|\.env|\.htpasswd|\.htaccess|\.[a-z]+rc)$/.test(
        last,
      ))
  );
}
