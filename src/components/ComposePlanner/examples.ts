/** The files that the planner shows before somebody writes one. Their plans stand in examplePlans.json. */
export const examples = {
  /** A shop with a database, a cache and one thing that is refused. */
  refused: `services:
  web:
    image: ghcr.io/acme/shop:2.4.1
    ports: ["8080:8080"]
    depends_on: [db, cache]
    deploy: {replicas: 1}
  db:
    image: postgres:17
    volumes: ["data:/var/lib/postgresql/data"]
  cache:
    image: redis:7.2
    privileged: true
volumes:
  data:`,
  /** The same shop, with two replicas, a worker and uploads on a volume, as it can be imported. */
  ready: `services:
  web:
    image: ghcr.io/acme/shop:2.4.1
    ports: ["8080:8080"]
    depends_on: [db, cache]
    deploy: {replicas: 2}
  worker:
    image: ghcr.io/acme/shop:2.4.1
    command: ["bin/worker"]
    volumes: ["exports:/srv/exports"]
  db:
    image: postgres:17
    volumes: ["data:/var/lib/postgresql/data"]
  cache:
    image: redis:7.2
volumes:
  data:
  exports:`,
} as const;

export type ExampleName = keyof typeof examples;
