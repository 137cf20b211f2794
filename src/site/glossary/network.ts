import { termsOf } from './pages.ts';

/** Terms of addresses, names, connections and encryption. */
export const networkTerms = [
  ...termsOf('/learn/foundations/dns-and-certificates/', [
    [
      'dns-zone',
      'Zone (DNS)',
      'A part of the tree of names that one party manages, with all its records. A delegation hands a part of it on as a zone of its own.',
    ],
    [
      'authoritative-server',
      'Authoritative name server',
      'A DNS server that holds the records of a zone itself and answers from them, in contrast to a resolver, which asks others and keeps copies.',
    ],
    [
      'caa-record',
      'CAA record',
      'A DNS record that names the authorities which may issue certificates for a domain. Without one, any authority may.',
    ],
  ]),
  ...termsOf('/learn/foundations/networking-basics/', [
    [
      'self-signed-certificate',
      'Self-signed certificate',
      'A certificate signed with its own key, which no client trusts until it is told to.',
    ],
    [
      'ip-address',
      'IP address',
      'The number by which a network interface is reached: 32 bits in IPv4, written `192.0.2.10`, or 128 bits in IPv6, written `2001:db8::10`.',
    ],
    [
      'ipv6',
      'IPv6',
      'The current version of the Internet Protocol, with addresses of 128 bits, written in hexadecimal groups.',
    ],
    [
      'private-address',
      'Private address',
      'An address that is not routed on the internet and may be used in every private network: in IPv4 from `10.0.0.0/8`, `172.16.0.0/12` or `192.168.0.0/16`, in IPv6 from `fc00::/7` (unique local addresses).',
    ],
    [
      'subnet',
      'Subnet',
      'A range of neighbouring addresses that share their first bits, written as address and length, as in `10.0.0.0/24`.',
    ],
    [
      'cidr',
      'CIDR notation',
      'An address and the number of its leading bits that name the network, as in `192.168.1.0/24`, which covers 256 addresses.',
    ],
    [
      'default-gateway',
      'Default gateway',
      'The router to which a machine sends everything that is not in its own subnet.',
    ],
    [
      'router',
      'Router',
      'A machine that passes packets from one network to another. In Traefik, the rule that sends a request to a service.',
    ],
    [
      'packet',
      'Packet',
      'The unit in which networks carry data: a header with sender and receiver, and a piece of content.',
    ],
    [
      'nat',
      'Network address translation (NAT)',
      'Replacing addresses or ports in packets on their way, so that many machines share one public address.',
    ],
    [
      'localhost',
      'localhost',
      'The name of the machine one is on, which leads to the loopback addresses `127.0.0.1` and `::1`. Inside a container it means the container.',
    ],
    [
      'loopback',
      'Loopback interface',
      'The network interface through which a machine talks to itself. Nothing sent to it leaves the machine.',
    ],
    [
      'listen-address',
      'Listen address',
      'The address on which a server accepts connections. `127.0.0.1` takes them only from the same machine or container, `0.0.0.0` on every IPv4 address.',
    ],
    [
      'port',
      'Port',
      'A number from 1 to 65535 that says which program on a machine a connection is for, such as 443 for HTTPS.',
    ],
    [
      'socket',
      'Socket',
      'The end of a connection inside a program, or a file through which programs on the same machine connect (a Unix socket).',
    ],
    [
      'tcp',
      'TCP',
      'The protocol that carries a stream of bytes between two programs in order, without gaps, over a connection that both sides open first.',
    ],
    [
      'udp',
      'UDP',
      'The protocol that carries single messages without a connection and without repeating lost ones. DNS and QUIC use it.',
    ],
    [
      'firewall',
      'Firewall',
      'A filter that lets connections through or drops them by address, port and direction.',
    ],
    [
      'dns',
      'DNS',
      'The Domain Name System, which answers questions about names, most of all which addresses a host name has.',
    ],
    [
      'dns-record',
      'DNS record',
      'One answer kept in the DNS: a name, a type such as A, AAAA, CNAME, MX or TXT, a value and a time to live.',
    ],
    [
      'a-record',
      'A and AAAA record',
      'DNS records that give a name its IPv4 address (A) or IPv6 address (AAAA).',
    ],
    [
      'dns-ttl',
      'Time to live (DNS)',
      'The number of seconds for which a resolver may keep a DNS answer. Lower it before a move, so that the change spreads soon.',
    ],
    [
      'resolver',
      'Resolver',
      'The program or server that finds the answer to a DNS question for others and keeps it for a while.',
    ],
    [
      'url',
      'URL',
      'The address of a thing on the web: scheme, host, port, path, query and fragment, as in `https://example.com:443/a?b=c#d`.',
    ],
    [
      'client-server',
      'Client and server',
      'The two roles of a connection: the client opens it and asks, the server waits and answers.',
    ],
    [
      'http',
      'HTTP',
      'The protocol of the web: a client sends a request with a method, a path and headers, and the server answers with a status, headers and a body.',
    ],
    [
      'http-header',
      'Header (HTTP)',
      'A line with a name and a value at the start of a request or an answer, such as `Host: example.com`.',
    ],
    [
      'http-method',
      'Method (HTTP)',
      'The verb of a request, such as GET, POST, PUT or DELETE. GET must not change anything.',
    ],
    [
      'status-code',
      'Status code',
      'The three digits with which an HTTP answer begins: 1xx not finished yet, as 101 for a switch to WebSocket, 2xx success, 3xx elsewhere, 4xx a fault of the request, 5xx a fault of the server.',
    ],
  ]),
  ...termsOf('/learn/proxies/caddy/', [
    [
      'sni',
      'Server Name Indication (SNI)',
      'The part of a TLS handshake in which the client says which host name it wants, so that one address can serve many certificates.',
    ],
    [
      'acme',
      'ACME',
      "The protocol by which a server proves that it controls a domain and gets a certificate without manual work. Let's Encrypt was the first authority to use it.",
    ],
    [
      'certificate',
      'Certificate',
      'A signed statement that a public key belongs to one or more host names, valid for a limited time.',
    ],
    [
      'certificate-authority',
      'Certificate authority',
      'An organisation or program that signs certificates. Clients trust those whose root certificate they carry.',
    ],
    [
      'lets-encrypt',
      "Let's Encrypt",
      'A certificate authority run by a non-profit organisation, which issues certificates free of charge over ACME.',
    ],
    [
      'tls',
      'TLS',
      'Transport Layer Security, the encryption of HTTPS: client and server agree on keys, and the server proves who it is with a certificate. SSL is the name of its retired predecessors.',
    ],
    ['https', 'HTTPS', 'HTTP inside a TLS connection, on port 443.'],
    [
      'http-2',
      'HTTP/2',
      'The version of HTTP that carries many requests at a time over one TCP connection in a binary form.',
    ],
    [
      'http-3',
      'HTTP/3',
      'The version of HTTP that runs over QUIC and therefore over UDP, so that a lost packet holds up only its own request.',
    ],
    [
      'caddyfile',
      'Caddyfile',
      'The text format in which Caddy is usually configured; Caddy translates it to JSON.',
    ],
  ]),
  ...termsOf('/learn/proxies/nginx/', [
    [
      'least-connections',
      'Least connections',
      'Sharing requests by giving the next one to the server with the fewest open connections. It suits requests of very different length.',
    ],
    ['failover', 'Failover', 'Moving work to another machine or copy when the first one fails.'],
    [
      'hsts',
      'HSTS',
      'HTTP Strict Transport Security: a header that tells browsers to use nothing but HTTPS for a host for a set time.',
    ],
  ]),
  ...termsOf('/docs/networking/domains/', [
    [
      'apex-domain',
      'Apex domain',
      "The name of a DNS zone itself, such as `example.com` without `www`. It can't hold a CNAME record.",
    ],
    [
      'cname-record',
      'CNAME record',
      'A DNS record that says a name is another name for a second one, whose addresses then count.',
    ],
    [
      'wildcard-domain',
      'Wildcard domain',
      'A name such as `*.example.com`. As a DNS record it answers for every name below `example.com`, at any depth, that the zone does not have itself (RFC 4592); in a certificate it stands for exactly one label.',
    ],
  ]),
];
