import { type Problem, type Unit } from '../types.ts';
import { problemAt } from './language.ts';
import { unitSchemaProblems, type Schema } from './schema.ts';

const texts: Schema = { map: 'text' };
const metadata: Schema = {
  keys: {
    name: 'text',
    generateName: 'text',
    namespace: 'text',
    labels: texts,
    annotations: texts,
  },
};
const selector: Schema = {
  keys: {
    matchLabels: texts,
    matchExpressions: {
      list: {
        keys: { key: 'text', operator: 'text', values: 'texts' },
        required: ['key', 'operator'],
      },
    },
  },
};
const resources: Schema = { keys: { limits: texts, requests: texts, claims: 'any' } };
const probe: Schema = {
  keys: {
    httpGet: {
      keys: {
        path: 'text',
        port: 'text',
        host: 'text',
        scheme: 'text',
        httpHeaders: { list: texts },
      },
    },
    tcpSocket: { keys: { port: 'text', host: 'text' } },
    exec: { keys: { command: 'texts' } },
    grpc: 'any',
    initialDelaySeconds: 'number',
    periodSeconds: 'number',
    timeoutSeconds: 'number',
    successThreshold: 'number',
    failureThreshold: 'number',
    terminationGracePeriodSeconds: 'number',
  },
};
const container: Schema = {
  keys: {
    name: 'text',
    image: 'text',
    imagePullPolicy: 'text',
    command: 'texts',
    args: 'texts',
    workingDir: 'text',
    env: { list: { keys: { name: 'text', value: 'text', valueFrom: 'any' }, required: ['name'] } },
    envFrom: 'any',
    ports: {
      list: {
        keys: {
          name: 'text',
          containerPort: 'number',
          hostPort: 'number',
          hostIP: 'text',
          protocol: 'text',
        },
        required: ['containerPort'],
      },
    },
    resources,
    volumeMounts: {
      list: {
        keys: {
          name: 'text',
          mountPath: 'text',
          subPath: 'text',
          subPathExpr: 'text',
          readOnly: 'flag',
          mountPropagation: 'text',
        },
        required: ['name', 'mountPath'],
      },
    },
    livenessProbe: probe,
    readinessProbe: probe,
    startupProbe: probe,
    lifecycle: 'any',
    securityContext: 'any',
    stdin: 'flag',
    tty: 'flag',
    restartPolicy: 'text',
  },
  required: ['name'],
};
const pod: Schema = {
  keys: {
    containers: { list: container },
    initContainers: { list: container },
    volumes: { list: 'any' },
    restartPolicy: 'text',
    nodeSelector: texts,
    nodeName: 'text',
    hostNetwork: 'flag',
    dnsPolicy: 'text',
    dnsConfig: 'any',
    serviceAccountName: 'text',
    securityContext: 'any',
    tolerations: 'any',
    affinity: 'any',
    topologySpreadConstraints: 'any',
    terminationGracePeriodSeconds: 'number',
    imagePullSecrets: 'any',
    priorityClassName: 'text',
    runtimeClassName: 'text',
  },
  required: ['containers'],
};
const template: Schema = { keys: { metadata, spec: pod }, required: ['spec'] };
const nodeSelectors: Schema = { list: selector };

/** The `spec` of every kind that pages use; other top-level keys are listed beside. */
const KINDS: Readonly<Record<string, { spec?: Schema; also?: Readonly<Record<string, Schema>> }>> =
  {
    'v1 Namespace': {},
    'v1 ConfigMap': { also: { data: texts, binaryData: texts, immutable: 'flag' } },
    'v1 Secret': { also: { data: texts, stringData: texts, type: 'text', immutable: 'flag' } },
    'v1 Pod': { spec: pod },
    'v1 Service': {
      spec: {
        keys: {
          type: 'text',
          selector: texts,
          clusterIP: 'text',
          ipFamilyPolicy: 'text',
          ipFamilies: 'texts',
          loadBalancerIP: 'text',
          loadBalancerClass: 'text',
          loadBalancerSourceRanges: 'texts',
          externalTrafficPolicy: 'text',
          internalTrafficPolicy: 'text',
          externalIPs: 'texts',
          externalName: 'text',
          sessionAffinity: 'text',
          allocateLoadBalancerNodePorts: 'flag',
          publishNotReadyAddresses: 'flag',
          trafficDistribution: 'text',
          ports: {
            list: {
              keys: {
                name: 'text',
                port: 'number',
                targetPort: 'text',
                nodePort: 'number',
                protocol: 'text',
                appProtocol: 'text',
              },
              required: ['port'],
            },
          },
        },
      },
    },
    'v1 PersistentVolumeClaim': { spec: 'any' },
    'v1 Node': { spec: 'any' },
    'apps/v1 Deployment': {
      spec: {
        keys: {
          replicas: 'number',
          selector,
          template,
          strategy: {
            keys: {
              type: 'text',
              rollingUpdate: { keys: { maxSurge: 'text', maxUnavailable: 'text' } },
            },
          },
          minReadySeconds: 'number',
          revisionHistoryLimit: 'number',
          progressDeadlineSeconds: 'number',
          paused: 'flag',
        },
        required: ['selector', 'template'],
      },
    },
    'apps/v1 DaemonSet': {
      spec: {
        keys: {
          selector,
          template,
          updateStrategy: 'any',
          minReadySeconds: 'number',
          revisionHistoryLimit: 'number',
        },
        required: ['selector', 'template'],
      },
    },
    'apps/v1 StatefulSet': { spec: 'any' },
    'networking.k8s.io/v1 Ingress': {
      spec: {
        keys: {
          ingressClassName: 'text',
          defaultBackend: 'any',
          tls: { list: { keys: { hosts: 'texts', secretName: 'text' } } },
          rules: {
            list: {
              keys: {
                host: 'text',
                http: {
                  keys: {
                    paths: {
                      list: {
                        keys: {
                          path: 'text',
                          pathType: 'text',
                          backend: {
                            keys: {
                              service: {
                                keys: {
                                  name: 'text',
                                  port: { keys: { number: 'number', name: 'text' } },
                                },
                              },
                              resource: 'any',
                            },
                          },
                        },
                        required: ['pathType', 'backend'],
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    'networking.k8s.io/v1 NetworkPolicy': {
      spec: {
        keys: { podSelector: selector, policyTypes: 'texts', ingress: 'any', egress: 'any' },
        required: ['podSelector'],
      },
    },
    'metallb.io/v1beta1 IPAddressPool': {
      spec: {
        keys: {
          addresses: 'texts',
          autoAssign: 'flag',
          avoidBuggyIPs: 'flag',
          serviceAllocation: {
            keys: {
              priority: 'number',
              namespaces: 'texts',
              namespaceSelectors: nodeSelectors,
              serviceSelectors: nodeSelectors,
            },
          },
        },
        required: ['addresses'],
      },
    },
    'metallb.io/v1beta1 L2Advertisement': {
      spec: {
        keys: {
          ipAddressPools: 'texts',
          ipAddressPoolSelectors: nodeSelectors,
          nodeSelectors,
          interfaces: 'texts',
          serviceSelectors: nodeSelectors,
        },
      },
    },
    'metallb.io/v1beta1 BGPAdvertisement': { spec: 'any' },
    'metallb.io/v1beta2 BGPPeer': { spec: 'any' },
  };

/** Checks Kubernetes manifests: known kinds by a schema, names as DNS labels, every document whole. */
export function kubernetesProblems(unit: Unit, documents: readonly unknown[]): Problem[] {
  return documents.flatMap((document) => {
    if (document === null) return [];
    const manifest = document as {
      apiVersion?: unknown;
      kind?: unknown;
      metadata?: { name?: unknown };
    };
    const kind = `${String(manifest.apiVersion)} ${String(manifest.kind)}`;
    const known = KINDS[kind];
    const name = manifest.metadata?.name;
    if (!known)
      return [
        problemAt(
          unit,
          1,
          `no schema for '${kind}'. Known: ${Object.keys(KINDS).join(', ')}`,
          'Kubernetes schema',
        ),
      ];
    const schema: Schema = {
      keys: {
        apiVersion: 'text',
        kind: 'text',
        metadata,
        ...(known.spec ? { spec: known.spec } : {}),
        ...known.also,
      },
      required: ['metadata', ...(known.spec ? ['spec'] : [])],
    };
    const problems = unitSchemaProblems(unit, document, schema, 'Kubernetes schema');
    if (typeof name === 'string' && !/^[a-z0-9](?:[-a-z0-9.]{0,251}[a-z0-9])?$/.test(name)) {
      problems.push(
        problemAt(unit, 1, `metadata.name '${name}' is not a DNS name`, 'Kubernetes schema'),
      );
    }
    return problems;
  });
}
