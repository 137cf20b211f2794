import { type Problem, type Unit } from '../types.ts';
import { unitSchemaProblems, type Schema } from './schema.ts';

const tls: Schema = {
  keys: {
    certResolver: 'text',
    options: 'text',
    domains: { list: { keys: { main: 'text', sans: 'texts' } } },
  },
};
const router: Schema = {
  keys: {
    rule: 'text',
    ruleSyntax: 'text',
    entryPoints: 'texts',
    middlewares: 'texts',
    service: 'text',
    priority: 'number',
    tls: { either: [tls, 'flag'] },
    observability: 'any',
  },
  required: ['rule', 'service'],
};
const healthCheck: Schema = {
  keys: {
    path: 'text',
    scheme: 'text',
    mode: 'text',
    hostname: 'text',
    port: 'number',
    interval: 'text',
    unhealthyInterval: 'text',
    timeout: 'text',
    headers: { map: 'text' },
    followRedirects: 'flag',
    method: 'text',
    status: 'number',
  },
};
const cookie: Schema = {
  keys: {
    name: 'text',
    secure: 'flag',
    httpOnly: 'flag',
    sameSite: 'text',
    maxAge: 'number',
    path: 'text',
    domain: 'text',
  },
};
const loadBalancer: Schema = {
  keys: {
    servers: {
      list: {
        keys: { url: 'text', weight: 'number', preservePath: 'flag', address: 'text', tls: 'flag' },
      },
    },
    healthCheck,
    passiveHealthCheck: { keys: { failureWindow: 'text', maxFailedAttempts: 'number' } },
    sticky: { keys: { cookie } },
    strategy: 'text',
    passHostHeader: 'flag',
    serversTransport: 'text',
    responseForwarding: { keys: { flushInterval: 'text' } },
    terminationDelay: 'number',
  },
};
const service: Schema = {
  keys: {
    loadBalancer,
    weighted: {
      keys: {
        services: { list: { keys: { name: 'text', weight: 'number' } } },
        sticky: 'any',
        healthCheck: 'any',
      },
    },
    mirroring: 'any',
    failover: { keys: { service: 'text', fallback: 'text', healthCheck: 'any' } },
  },
};
const rate: Schema = {
  keys: {
    average: 'number',
    period: 'text',
    burst: 'number',
    sourceCriterion: {
      keys: {
        ipStrategy: { keys: { depth: 'number', excludedIPs: 'texts', ipv6Subnet: 'number' } },
        requestHeaderName: 'text',
        requestHost: 'flag',
      },
    },
    redis: 'any',
  },
};
const headers: Schema = {
  keys: {
    customRequestHeaders: { map: 'text' },
    customResponseHeaders: { map: 'text' },
    accessControlAllowCredentials: 'flag',
    accessControlAllowHeaders: 'texts',
    accessControlAllowMethods: 'texts',
    accessControlAllowOriginList: 'texts',
    accessControlExposeHeaders: 'texts',
    accessControlMaxAge: 'number',
    addVaryHeader: 'flag',
    stsSeconds: 'number',
    stsIncludeSubdomains: 'flag',
    stsPreload: 'flag',
    forceSTSHeader: 'flag',
    frameDeny: 'flag',
    customFrameOptionsValue: 'text',
    contentTypeNosniff: 'flag',
    browserXssFilter: 'flag',
    contentSecurityPolicy: 'text',
    referrerPolicy: 'text',
    permissionsPolicy: 'text',
    hostsProxyHeaders: 'texts',
    sslProxyHeaders: { map: 'text' },
    isDevelopment: 'flag',
  },
};
const auth: Schema = {
  keys: {
    users: 'texts',
    usersFile: 'text',
    realm: 'text',
    headerField: 'text',
    removeHeader: 'flag',
  },
};
const middleware: Schema = {
  keys: {
    addPrefix: { keys: { prefix: 'text' } },
    basicAuth: auth,
    digestAuth: auth,
    buffering: 'any',
    chain: { keys: { middlewares: 'texts' } },
    circuitBreaker: {
      keys: {
        expression: 'text',
        checkPeriod: 'text',
        fallbackDuration: 'text',
        recoveryDuration: 'text',
        responseCode: 'number',
      },
    },
    compress: {
      either: [
        {
          keys: {
            excludedContentTypes: 'texts',
            includedContentTypes: 'texts',
            minResponseBodyBytes: 'number',
            encodings: 'texts',
            defaultEncoding: 'text',
          },
        },
        'flag',
      ],
    },
    contentType: 'any',
    errors: { keys: { status: 'texts', service: 'text', query: 'text', statusRewrites: 'any' } },
    forwardAuth: 'any',
    headers,
    ipAllowList: { keys: { sourceRange: 'texts', ipStrategy: 'any', rejectStatusCode: 'number' } },
    inFlightReq: 'any',
    passTLSClientCert: 'any',
    rateLimit: rate,
    redirectRegex: { keys: { regex: 'text', replacement: 'text', permanent: 'flag' } },
    redirectScheme: { keys: { scheme: 'text', port: 'text', permanent: 'flag' } },
    replacePath: { keys: { path: 'text' } },
    replacePathRegex: { keys: { regex: 'text', replacement: 'text' } },
    retry: { keys: { attempts: 'number', initialInterval: 'text' } },
    stripPrefix: { keys: { prefixes: 'texts', forceSlash: 'flag' } },
    stripPrefixRegex: { keys: { regex: 'texts' } },
    grpcWeb: 'any',
    plugin: 'any',
  },
};
const tcp: Schema = {
  keys: {
    routers: {
      map: {
        keys: {
          rule: 'text',
          entryPoints: 'texts',
          service: 'text',
          middlewares: 'texts',
          priority: 'number',
          tls: {
            either: [
              {
                keys: {
                  passthrough: 'flag',
                  certResolver: 'text',
                  options: 'text',
                  domains: 'any',
                },
              },
              'flag',
            ],
          },
        },
        required: ['rule', 'service'],
      },
    },
    services: { map: service },
    middlewares: 'any',
    serversTransports: 'any',
  },
};
const redirections: Schema = {
  keys: {
    entryPoint: {
      keys: { to: 'text', scheme: 'text', permanent: 'flag', priority: 'number' },
      required: ['to'],
    },
  },
};
const entryPoint: Schema = {
  keys: {
    address: 'text',
    asDefault: 'flag',
    reusePort: 'flag',
    allowACMEByPass: 'flag',
    http: {
      keys: {
        redirections,
        tls: { either: [tls, 'flag'] },
        middlewares: 'texts',
        encodeQuerySemicolons: 'flag',
        maxHeaderBytes: 'number',
      },
    },
    http2: { keys: { maxConcurrentStreams: 'number' } },
    http3: { keys: { advertisedPort: 'number' } },
    forwardedHeaders: { keys: { insecure: 'flag', trustedIPs: 'texts', connection: 'texts' } },
    proxyProtocol: { keys: { insecure: 'flag', trustedIPs: 'texts' } },
    transport: {
      keys: {
        respondingTimeouts: {
          keys: { readTimeout: 'text', writeTimeout: 'text', idleTimeout: 'text' },
        },
        lifeCycle: { keys: { requestAcceptGraceTimeout: 'text', graceTimeOut: 'text' } },
        keepAliveMaxRequests: 'number',
        keepAliveMaxTime: 'text',
      },
    },
    udp: { keys: { timeout: 'text' } },
    observability: 'any',
  },
  required: ['address'],
};
const acme: Schema = {
  keys: {
    email: 'text',
    storage: 'text',
    caServer: 'text',
    keyType: 'text',
    preferredChain: 'text',
    certificatesDuration: 'number',
    profile: 'text',
    eab: 'any',
    httpChallenge: { keys: { entryPoint: 'text', delay: 'text' } },
    tlsChallenge: 'any',
    dnsChallenge: {
      keys: {
        provider: 'text',
        delayBeforeCheck: 'text',
        resolvers: 'texts',
        propagation: 'any',
        disablePropagationCheck: 'flag',
      },
    },
  },
};
const log: Schema = {
  keys: {
    level: 'text',
    filePath: 'text',
    format: 'text',
    noColor: 'flag',
    maxSize: 'number',
    maxAge: 'number',
    maxBackups: 'number',
    compress: 'flag',
  },
};

/** Static and dynamic configuration of Traefik 3, as far as pages use it. */
const traefikSchema: Schema = {
  keys: {
    global: { keys: { checkNewVersion: 'flag', sendAnonymousUsage: 'flag' } },
    api: {
      either: [
        {
          keys: {
            dashboard: 'flag',
            insecure: 'flag',
            debug: 'flag',
            basePath: 'text',
            disableDashboardAd: 'flag',
          },
        },
        'flag',
      ],
    },
    ping: {
      either: [
        { keys: { entryPoint: 'text', manualRouting: 'flag', terminatingStatusCode: 'number' } },
        'flag',
      ],
    },
    log,
    accessLog: {
      keys: {
        filePath: 'text',
        format: 'text',
        bufferingSize: 'number',
        addInternals: 'flag',
        filters: { keys: { statusCodes: 'texts', retryAttempts: 'flag', minDuration: 'text' } },
        fields: 'any',
      },
    },
    metrics: 'any',
    tracing: 'any',
    experimental: 'any',
    hostResolver: 'any',
    spiffe: 'any',
    ocsp: 'any',
    core: 'any',
    entryPoints: { map: entryPoint },
    certificatesResolvers: { map: { keys: { acme, tailscale: 'any' } } },
    serversTransport: {
      keys: {
        insecureSkipVerify: 'flag',
        rootCAs: 'texts',
        maxIdleConnsPerHost: 'number',
        forwardingTimeouts: {
          keys: { dialTimeout: 'text', responseHeaderTimeout: 'text', idleConnTimeout: 'text' },
        },
      },
    },
    providers: {
      keys: {
        providersThrottleDuration: 'text',
        docker: {
          keys: {
            endpoint: 'text',
            exposedByDefault: 'flag',
            network: 'text',
            defaultRule: 'text',
            constraints: 'text',
            watch: 'flag',
            useBindPortIP: 'flag',
            allowEmptyServices: 'flag',
            httpClientTimeout: 'text',
            tls: 'any',
          },
        },
        file: {
          keys: {
            filename: 'text',
            directory: 'text',
            watch: 'flag',
            debugLogGeneratedTemplate: 'flag',
          },
        },
        swarm: 'any',
        kubernetesIngress: 'any',
        kubernetesCRD: 'any',
        kubernetesGateway: 'any',
        http: 'any',
        redis: 'any',
        consul: 'any',
        consulCatalog: 'any',
        nomad: 'any',
        etcd: 'any',
      },
    },
    http: {
      keys: {
        routers: { map: router },
        services: { map: service },
        middlewares: { map: middleware },
        serversTransports: 'any',
      },
    },
    tcp,
    udp: 'any',
    tls: {
      keys: {
        certificates: {
          list: {
            keys: { certFile: 'text', keyFile: 'text', stores: 'texts' },
            required: ['certFile', 'keyFile'],
          },
        },
        options: {
          map: {
            keys: {
              minVersion: 'text',
              maxVersion: 'text',
              cipherSuites: 'texts',
              curvePreferences: 'texts',
              sniStrict: 'flag',
              clientAuth: 'any',
              alpnProtocols: 'texts',
            },
          },
        },
        stores: 'any',
      },
    },
  },
};

/** Checks a Traefik file; its program is in no registry here, so this is a schema only. */
export function traefikProblems(unit: Unit, documents: readonly unknown[]): Problem[] {
  return documents.flatMap((document) =>
    unitSchemaProblems(unit, document, traefikSchema, 'Traefik schema'),
  );
}
