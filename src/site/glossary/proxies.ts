import { termsOf } from './pages.ts';

/** Terms of reverse proxies and load balancers. */
export const proxyTerms = [
  ...termsOf('/learn/proxies/nginx/', [
    [
      'cors',
      'Cross-origin resource sharing (CORS)',
      'Rules by which a server allows pages of other origins to read its answers. The browser enforces them by Access-Control headers and asks first, by OPTIONS, where a request is more than a simple one.',
    ],
    [
      'cdn',
      'Content delivery network (CDN)',
      "Proxies in many places that keep copies of a site's files, so that a visitor is answered from nearby and the site's own server is asked less often.",
    ],
    [
      'reverse-proxy',
      'Reverse proxy',
      'A server that takes requests on behalf of other servers, passes them on and returns the answers. Clients see only the proxy.',
    ],
    [
      'forward-proxy',
      'Forward proxy',
      "A server that makes requests on behalf of clients, for example for a company's whole network.",
    ],
    [
      'nginx',
      'nginx',
      'A web server and reverse proxy whose worker processes each handle many connections by events. It reads a static configuration and takes a new one on a signal.',
    ],
    [
      'upstream',
      'Upstream',
      'A server to which a proxy passes requests, seen from the proxy. nginx uses the word for a named group of such servers.',
    ],
    [
      'fastcgi',
      'FastCGI',
      'A protocol by which a web server passes requests on to a program that stays running, such as PHP-FPM. What the program needs to know goes along as parameters.',
    ],
    [
      'virtual-host',
      'Virtual host',
      'One of several sites on the same address, chosen by the host name of the request. nginx calls it a server block.',
    ],
    [
      'x-forwarded-for',
      'X-Forwarded-For',
      "The request header in which proxies note the client's address, each adding the one it saw. Only entries written by a proxy one trusts are worth anything.",
    ],
    [
      'x-forwarded-proto',
      'X-Forwarded-Proto',
      'The request header in which a proxy tells the server behind it whether the client came by http or https.',
    ],
    [
      'websocket',
      'WebSocket',
      'A two-way channel between browser and server that starts as an HTTP request with an Upgrade header and then stays open.',
    ],
    [
      'rate-limit',
      'Rate limit',
      'A bound on how many requests a client may make in a time. What is beyond it is delayed or refused, usually with status 429.',
    ],
    [
      'leaky-bucket',
      'Leaky bucket',
      'A rate limit that works like a bucket with a hole: requests fill it, it empties at a fixed rate, and what would overflow is refused.',
    ],
    [
      'access-log',
      'Access log',
      'The log in which a server writes one line for each request: who, when, what, status, size and time.',
    ],
    [
      'graceful-reload',
      'Graceful reload',
      'Taking a new configuration without dropping connections: new connections meet the new configuration, old ones are finished under the old one.',
    ],
    [
      'keep-alive',
      'Keep-alive',
      'Leaving a connection open after an answer, so that the next request needs no new one.',
    ],
    [
      'proxy-buffering',
      'Buffering (proxy)',
      'Collecting a request or an answer in the proxy, in memory or on disk, while the other side is slow, which frees the server behind it early. Answers that must arrive bit by bit, such as server-sent events, need it turned off; WebSockets are passed on as they come.',
    ],
    [
      'bad-gateway',
      '502 Bad Gateway',
      'The status of a proxy that could not reach the server behind it or got no valid answer from it.',
    ],
    [
      'gateway-timeout',
      '504 Gateway Timeout',
      'The status of a proxy whose server did not answer in time.',
    ],
    [
      'passive-health-check',
      'Passive health check',
      'Judging a server by the real requests it gets: after several failures it is left out for a while.',
    ],
  ]),
  ...termsOf('/learn/proxies/haproxy/', [
    [
      'haproxy',
      'HAProxy',
      'A load balancer and reverse proxy for TCP and HTTP, known for its health checks, statistics and control over each connection.',
    ],
    [
      'load-balancer',
      'Load balancer',
      'A proxy that shares connections or requests among several servers and leaves out those that are not healthy.',
    ],
    [
      'frontend',
      'Frontend (proxy)',
      "The part of a proxy's configuration that accepts connections: addresses, certificates and the rules that choose a backend.",
    ],
    [
      'backend',
      'Backend (proxy)',
      'A group of servers that do the same work, with the rule by which requests are shared among them.',
    ],
    [
      'health-check',
      'Health check',
      'A question asked at intervals, such as `GET /healthz`, by which a proxy or platform finds out whether a server can take requests.',
    ],
    [
      'round-robin',
      'Round robin',
      'Sharing requests among servers by giving each the next one in turn.',
    ],
    [
      'sticky-session',
      'Sticky session',
      'Sending a client to the same server each time, mostly by a cookie. A server that keeps sessions in its own memory needs it.',
    ],
    [
      'draining',
      'Draining',
      'Giving a server no new connections while it finishes the ones it has, before it is stopped.',
    ],
    [
      'layer-4',
      'Layer 4 and layer 7',
      'The two heights at which a proxy works: at layer 4 it passes on TCP or UDP without reading it, at layer 7 it understands HTTP and can choose by host, path or header.',
    ],
    [
      'proxy-protocol',
      'PROXY protocol',
      "A short header in front of a TCP connection that tells the next server the client's real address. Both sides must expect it.",
    ],
    [
      'tls-termination',
      'TLS termination',
      'Ending the encrypted connection at the proxy, which holds the certificate and passes plain HTTP to the servers behind it.',
    ],
    [
      'acl',
      'Access control list (ACL)',
      'A list of rules that says who may do what with something, for example with a file or a network. HAProxy uses the word for a named condition on a request or connection, by which it allows, denies or routes.',
    ],
    [
      'stick-table',
      'Stick table',
      "A table in HAProxy's memory that keeps counters or server choices for each key, such as a client's address. Rate limits are built on it.",
    ],
    [
      'service-unavailable',
      '503 Service Unavailable',
      "The status of a server or proxy that can't take a request now, for example because no server behind it is healthy.",
    ],
    [
      'timeout',
      'Timeout',
      'The time after which a waiting program gives up. A proxy has several: for connecting, for reading, for idle connections.',
    ],
  ]),
  ...termsOf('/learn/proxies/caddy/', [
    [
      'caddy',
      'Caddy',
      'A web server and reverse proxy written in Go that gets and renews certificates on its own.',
    ],
    [
      'active-health-check',
      'Active health check',
      'A health check for which the proxy sends requests of its own at an interval, whether or not there is traffic.',
    ],
  ]),
  ...termsOf('/learn/proxies/traefik/', [
    [
      'traefik',
      'Traefik',
      'A reverse proxy that reads its routes from providers such as Docker labels, Kubernetes or files and follows their changes without a reload.',
    ],
    [
      'middleware',
      'Middleware',
      'A step between router and service that changes or refuses a request or an answer, such as a redirect or a rate limit.',
    ],
    [
      'dynamic-configuration',
      'Dynamic configuration',
      "The part of Traefik's configuration that may change while it runs: routers, middlewares, services and certificates. Ports and providers belong to the static part.",
    ],
    [
      'token-bucket',
      'Token bucket',
      'A rate limit in which tokens arrive at a fixed rate and each request takes one. A full bucket allows a burst.',
    ],
  ]),
];
