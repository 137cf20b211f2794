/** The files that the planner shows before you write one. src/plugins/planner-gallery makes their plans. */
export const examples = {
  /** A shop with two replicas, a worker with a volume, a database and a cache, as it can be imported. */
  ready: `name: shop
services:
  web:
    image: ghcr.io/acme/shop:2.4.1
    ports: ["8080:8080"]
    deploy: {replicas: 2}
    environment: &env
      DATABASE_URL: "@{db.DATABASE_URL}"
      REDIS_URL: "@{cache.REDIS_URL}"
  worker:
    image: ghcr.io/acme/shop:2.4.1
    command: ["bin/worker"]
    environment: *env
    volumes: ["exports:/srv/exports"]
  db:
    image: postgres:17
  cache:
    image: redis:7.2
volumes:
  exports:`,
  /** The same shop from someone's own server: one part is refused, others have findings. */
  refused: `name: shop
services:
  web:
    image: ghcr.io/acme/shop:2.4.1
    ports: ["8080:8080"]
    environment:
      DATABASE_URL: postgres://shop:secret@db:5432/shop
    volumes: ["./uploads:/srv/uploads"]
    depends_on: [db, cache]
  db:
    image: postgres:17
    volumes: ["data:/var/lib/postgresql/data"]
  cache:
    image: redis:7.2
    privileged: true
volumes:
  data:`,
} as const;

export type ExampleName = keyof typeof examples;
