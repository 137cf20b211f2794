import { expect, it } from 'vitest';
import { givenChoices, mergeFiles } from './files.ts';
import { NO_CHOICES } from './rows.ts';
import { plan } from './testing.ts';
import { verdictOf } from './text.ts';

/** The plan of a service and the given files beside it, as `.env` unless their names are there. */
function planned(services: string, env: string | Readonly<Record<string, string>> = {}, rest = '') {
  const text = `services: {${services}}\n${rest}`;
  const files = typeof env === 'string' ? { '.env': env } : env;
  const merged = mergeFiles([
    { name: 'compose.yaml', text },
    ...Object.entries(files).map(([name, content]) => ({ name, text: content })),
  ]);
  return plan(text, { ...NO_CHOICES, ...(merged && givenChoices(merged)) });
}

const said = (...[code, ...given]: [string, ...Parameters<typeof planned>]) =>
  planned(...given)
    .findings.filter((finding) => finding.code === code)
    .map(({ line, sentence, hint }) => `${line} ${sentence}. ${hint}`)
    .join('\n') || '-';

const ENV = 'a: {image: x, env_file: .env}';

/** Finding, services, the `.env` or files by name, and words of the finding; `-` for a finding that isn't there. */
const SAID = [
  // Source over a built service.
  'missing-code | a: {build: "${CONTEXT}", volumes: [".:/app"]} |  | -',
  'missing-code | a: {build: .., volumes: ["../api:/app"]} |  | -',
  'development | a: {build: {context: ., target: devcontainer}} |  | `devcontainer`',
  'development | a: {build: {context: ., target: device}} |  | -',
  'development | a: {image: x, command: npm run dev} |  | `a` runs `npm run dev`',
  'development | a: {image: x, command: sh -c "nodemon index.js"} |  | `a` runs `nodemon`',
  'development | a: {image: x, entrypoint: uvicorn a:b --reload} |  | `a` runs `--reload`',
  // Given, but empty or a placeholder.
  'env-file | a: {image: x, env_file: .env} | A=1 | 1 The variables of `a` are in `.env`. Paste',
  'env-file | a: {image: x, env_file: .env} |  | -',
  'env-config | a: {image: x, env_file: [.env, b.env], depends_on: [db]}, db: {image: "postgres:17"} | A=1 | The variables of `a` are in `b.env`, which isn\'t here. Nothing of it is checked, and `docker compose up` stops without it. Provide it together with this file. It has to have `@{db.DATABASE_URL}`, or the parts',
  'env-config | a: {image: x, env_file: [{path: b.env, required: false}]} |  | -',
  'empty-password | a: {image: "postgis/postgis:17-3.5", env_file: .env} | POSTGRES_PASSWORD= | `POSTGRES_PASSWORD` of `a` is empty. The image doesn\'t start without one',
  'env-file | a: {image: x, env_file: .env} | services:\n  A: 1 | The variables of `a` are in',
  'placeholder-value | a: {image: x, env_file: .env} | export A: changeme | `A=changeme` in line 1 of `.env`',
  'placeholder-value | a: {image: x, env_file: .env} | A="x\nchangeme\n"\nB=changeme | `B=changeme` in line 4',
  "env-line | a: {image: x, env_file: .env} | A=1\n\n```bash\nB=changeme | 1 Line 3 of `.env` isn't a variable. Compose refuses the file",
  'env-line | a: {image: x, env_file: .env} | \uFEFF# A\nA=1 # b c\nB\nexport C\nD.E = "a\n**b**"\n | -',
  'env-line | a: {image: x, env_file: a.env} | {"a.env":"A=1","b.env":"1. No"} | -',
  'placeholder-value | a: {image: x, env_file: .env} | A=1\n1. Do this\nB=changeme | -',
  "empty-secret | a: {image: x, env_file: .env} | # Keys\nENCRYPTION_KEY=\nMAXMIND_KEY= | 1 `ENCRYPTION_KEY` in line 2 of `.env` is empty. An app that needs it doesn't start",
  'empty-value | a: {image: x, env_file: .env} | ENCRYPTION_KEY=\n\nMAXMIND_KEY="" | `MAXMIND_KEY` in line 3 of `.env` is given, but empty',
  'empty-secret | a: {image: x, environment: {KEY: "${SECRET_KEY}", JWT_SECRET: "${SECRET_KEY}"}} | SECRET_KEY= | `SECRET_KEY` in line 1 of `.env` is empty',
  'empty-value | a: {image: x, environment: [AUTH_PASSWORD]} | AUTH_PASSWORD= | `AUTH_PASSWORD` in line 1 of `.env` is given, but empty',
  'placeholder-value | a: {image: x, environment: {C: "a: b\\n# changeme\\n"}} |  | -',
  'placeholder-value | a: {image: x, env_file: .env} | A=ok\nSECRET_KEY=changeme | `SECRET_KEY=changeme` in line 2 of `.env` is a placeholder',
  'placeholder-value | a: {image: x, env_file: .env} | A=<your-key>\nB=your_secret_here\nC=xxxx\nD=CHANGE THIS PASSWORD\nE=rs_XXXXXXX\nF_KEY=f_key | `A=<your-key>` in line 1 of `.env`, `B=your_secret_here` in line 2 of `.env`, `C=xxxx` in line 3 of `.env`, `D=CHANGE THIS PASSWORD` in line 4 of `.env`, `E=rs_XXXXXXX` in line 5 of `.env` and `F_KEY=f_key` in line 6 of `.env` are placeholders',
  'placeholder-value | a: {image: x, env_file: .env} | A=yourls\nB=exchange\nC=https://x.dev/your-own-page | -',
  'placeholder-value | a: {image: x, env_file: .env}, db: {image: "postgres:17"} | DATABASE_URL=postgres://a:changeme@db/a | -',
  // The app's own address.
  'local-address | a: {image: x, environment: ["APP_URL=https://${DOMAIN}"]} | \nDOMAIN=example.com | 1 `DOMAIN=example.com` in line 2 of `.env` isn\'t the app\'s own address',
  'local-address | a: {image: x, env_file: .env} | BASE_URL=https://your-domain.com | `BASE_URL=https://your-domain.com` in line 1 of `.env`',
  'local-address | a: {image: x, env_file: conf/a.env} | {"conf/a.env":"VIRTUAL_HOST=app.local"} | `VIRTUAL_HOST=app.local` in line 1 of `conf/a.env`',
  'local-address | a: {image: x, environment: ["APP_URL=${URL}:${PORT}"]} | URL=http://localhost\nPORT=80 | 1 `APP_URL=http://localhost:80` of `a` isn\'t the app\'s own address',
  'local-address | a: {image: x, environment: ["APP_URL=${S}://${DOMAIN}"]} | S=http\nDOMAIN=localhost | 1 `APP_URL=http://localhost` of `a`',
  'local-address | a: {image: x, environment: ["APP_URL=${URL}:${PORT}/a"]} | URL=http://localhost\nPORT= | 1 `URL=http://localhost` in line 1 of `.env`',
  "local-address | a: {image: x, ports: ['9000:9000'], environment: [S3_PUBLIC_URL=http://localhost, S3_URL=http://localhost:9000, MAILER_HOST=localhost:9000, HEALTH_URL=http://localhost:9000, MAIL_HOST=localhost:1025]}, m: {image: x, ports: ['1025:1025']} |  | `S3_PUBLIC_URL=http://localhost` of `a`, `S3_URL=http://localhost:9000` of `a` and `MAILER_HOST=localhost:9000` of `a` aren't",
  'local-address | a: {image: x, ports: [80], environment: ["APP_HOSTS=localhost,::1"]} |  | `APP_HOSTS=localhost,::1` of `a`',
  'local-address | a: {image: x, ports: [80], environment: [APP_HOSTS=localhost]}, b: {image: x, environment: ["APP_HOSTS=localhost,::1"]} |  | -',
  'local-address | a: {image: searxng/searxng, environment: [SEARXNG_BASE_URL=http://localhost:8080/]} |  | -',
  'local-address | a: {image: nginx, ports: ["80:80"]}, b: {image: x, expose: [8080], environment: [B_BASE_URL=http://localhost:8080/]} |  | `B_BASE_URL=',
  'empty-config | a: {image: x, env_file: .env} | NEXTAUTH_URL=\nNEXT_PUBLIC_APP_URL=\nNEXT_PUBLIC_SENTRY_URL= | `NEXTAUTH_URL` in line 1 of `.env` and `NEXT_PUBLIC_APP_URL` in line 2 of `.env` have no value',
  'empty-config | a: {image: x, environment: ["A=wss://b.${NM_D}"]} | NM_D= | `NM_D` in line 1 of `.env` has no value',
  'empty-secret | a: {image: x, env_file: .env} | AP_JWT_SECRET=\nAP_A=1\nB=1 | `AP_JWT_SECRET` in line 1 of `.env` is empty',
  'sample-key | a: {image: x, env_file: .env} | # SHOULD NEVER BE USED FOR PRODUCTION\nAPP_KEY=k3Jd82mXq0PzLw71 | `APP_KEY=k3Jd82mXq0PzLw71`',
  'sample-key | a: {image: x, env_file: .env} | JWKS_KEY={"keys":[{"d":"x"}]} | `JWKS_KEY={"keys":[{"d":"x"}]}` in line 1 of `.env` is a private key',
  'known-key | a: {image: x, ports: [80], environment: [SNS_SECRET_ACCESS_KEY=x, A_HEADER=my-password1]} |  | 1 `A_HEADER=my-password1` of `a` is',
  'empty-config | a: {image: x, environment: [A_FQDN, B, C, D, E, F, G, H, I, J]} |  | -',
  'known-key | a: {image: x, ports: [80], environment: [DEFAULT_CHILD_APP_KEY=vault, OTHER_APP_ROW_KEY=vault]} |  | -',
  'known-key | a: {image: x, ports: [80], environment: [SECRET_REFRESH_KEY=secret]} |  | `SECRET_REFRESH_KEY=secret` of `a`',
  'known-key | a: {image: x, ports: [80], environment: ["DATABASE_ENCRYPTION_KEY=fedcba9876543210fedcba98", "JWT_SECRET=${J:-k3Jd82mXq0PzLw71}", "API_KEY=k3Jd82mXq0PzLw71"]} |  | `DATABASE_ENCRYPTION_KEY=fedcba9876543210fedcba98` of `a` and `JWT_SECRET=k3Jd82mXq0PzLw71` of `a` are known',
  'known-key | a: {image: x, ports: [80], env_file: .env} | # Change this\nAPI_KEY=own-words-of-mine-to-use\nAPP_KEY=own-words-of-mine-to-use | `API_KEY=own-words-of-mine-to-use` in line 2 of `.env` is known',
  'known-key | a: {image: me/tubearchivist, ports: [80], environment: [TA_USERNAME=ta, TA_PASSWORD=verysecret, XY_USER=x, XY_PASSWORD=secret]} |  | 1 `TA_PASSWORD=verysecret` of `a` is known',
  'placeholder-value | a: {image: x, env_file: .env} | A=cambiami-in-produzione\nB=scambiami | `A=cambiami-in-produzione` in line 1 of `.env` is',
  'placeholder-value | a: {image: x, volumes: ["./.env:/app/.env"]} | APP_KEY=someRandomString | `APP_KEY=someRandomString` in line 1 of `.env` is',
  'development | a: {image: x, ports: [80], env_file: .env} | DEBUG=True | The `.env` sets `DEBUG=True`',
  'credentials | a: {image: x, env_file: .env, depends_on: [db]}, db: {image: "postgres:17", environment: ["POSTGRES_PASSWORD=${DB_PASS}"]} | DB_PASS=p\nOTHER=p | use `DB_PASS=@{db.PGPASSWORD}`.',
  'credentials | a: {image: x, environment: {DB_HOST: db, DB_PASS: "@{db.PGPASSWORD}", POSTGRESQL_DB_CREATE: }}, db: {image: "postgres:17"} |  | Set `POSTGRESQL_DB_CREATE=false`.',
  "credentials | a: {build: {context: ., args: ['U=${U}', 'X_DB_PASSWORD=${P}']}, depends_on: [db]}, db: {image: 'postgres:17', environment: ['POSTGRES_PASSWORD=${P}']} |  | Delete these arguments, and set `X_DB_PASSWORD=@{db.PGPASSWORD}` as variables",
  'sample-key | a: {image: x, env_file: .env} | # Generate your own\nAPP_SECRET=k3Jd82mXq0PzLw71\n\nAPP_KEY=k3Jd82mXq0PzLw71 | `APP_SECRET=k3Jd82mXq0PzLw71` in line 2 of `.env` has a comment that asks',
  'unread-env | a: {build: ., environment: ["A=${A}"]} | A=1\nJWT_SECRET=s\nB=2\nC=3\nD=${C}4 | 1 `JWT_SECRET`, `B` and `D` of the `.env` reach no app',
  'unread-env | a: {build: ., environment: [JWT_SECRET]} | JWT_SECRET=s\nB=2 | -',
  // What Compose demands.
  'required | a: {image: "x:${TAG?}"} |  | `TAG` has no value. The file demands it.',
  'required | a: {image: x, environment: {K: "${KEY:?no}"}} | A=\nKEY= | `KEY` is empty in line 2 of `.env`',
  'required | a: {image: x, environment: {K: "${KEY?no}", L: "$${KEY:?no}"}} | KEY= | -',
  'required | a: {image: x, environment: {K: "${KEY:?no}"}} | KEY=1 | -',
  'required | a: {image: "postgres:17", environment: {POSTGRES_PASSWORD: "${P:?no}"}} |  | -',
  'empty-password | a: {image: "mariadb:11", environment: {MARIADB_ROOT_PASSWORD: "${P:?no}"}} | P= | -',
  // A login that everyone knows isn't a placeholder too.
  'placeholder-value | a: {image: minio/minio, ports: [9000], environment: {MINIO_ROOT_PASSWORD: "${M}"}}, b: {image: x, environment: {S3_KEY: "${M}"}} | M=changeme | -',
  'empty-value | a: {image: mher/flower, ports: [5555], environment: {FLOWER_BASIC_AUTH: "${F}"}} | F= | -',
  // Other hosts.
  'ignored | a: {image: x, extra_hosts: {nas: 192.168.1.4}, environment: [A=nas]} |  | -',
];

it.each([
  ['a: {image: x, volumes: ["./x.conf:/src/x.conf:ro"]}', '', 'May not run'],
  ['a: {image: x, volumes: ["./.config:/a/.config:ro"]}', '', 'May not run'],
  ['a: {image: x, volumes: ["./.env:/app/.env"]}', '', 'May not run'],
  ['a: {image: x, volumes: ["./.env:/app/.env"]}', 'A=1', 'Runs'],
  ['a: {image: x, volumes: ["./x.conf:/etc/a/x.conf", "./y.ini:/a/php.d/y.ini"]}', '', 'Runs'],
  ['a: {image: x, volumes: ["./x.txt:/src/x.txt:ro"]}', '', 'Runs'],
  ['a: {image: x, env_file: .env}', 'ORIGIN=', 'May not run'],
  ['a: {image: x, environment: {A_ADMIN_PASSWORD: "${P}"}}', 'P=', 'May not run'],
  ['a: {image: x, env_file: .env, volumes: ["./d:/d"]}', 'SMTP_PASSWORD=', 'Runs'],
  [
    'a: {image: a/jaeger, volumes: ["./c.yaml:/etc/jaeger/config.yaml"], command: ["--config=/etc/jaeger/config.yaml"]}',
    '',
    "Doesn't run yet: `a` runs without `./c.yaml`",
  ],
])('%s with %j is called %s', (services, env, words) => {
  const text = services.replace('image:', 'ports: [80], image:');
  expect(verdictOf(planned(text, env)).words).toContain(words);
});

it('lists variables of a user, of paths and of an image', () => {
  const text = 'a: {image: "x:${T}", user: "${UID}:${GID}", volumes: ["${DIR}/d:/d"]}';
  expect(planned(text, '').variables).toEqual(['T', 'UID', 'GID', 'DIR']);
  expect(planned('a: {image: x, environment: {A_PORT: , A_TOKEN: }}').variables).toEqual([
    'A_TOKEN',
  ]);
  expect(said('image', text, 'T=')).toContain('`T` is empty');
});

it("a name with the network's isn't one here", () => {
  const text = 'a: {image: x, environment: [API=http://b.net-1/]}, b: {image: y}';
  expect(said('other-name', text, '', 'networks: {default: {name: net-1}}')).toContain('`b` by');
  const env = { '.env': 'H=b.net-1', 'c.env': 'API_HOST=${H}' };
  const app = 'a: {image: x, env_file: c.env}, b: {image: y}';
  expect(said('other-name', app, env, 'networks: {default: {name: net-1}}')).toContain(
    'API_HOST=b',
  );
});

it('names what Compose demands before what is refused', () => {
  const text = 'a: {image: x, cap_add: [ALL], environment: {K: "${KEY:?Set KEY}"}}';
  expect(verdictOf(planned(text, 'KEY=')).words).toContain('because `KEY` is empty');
});

it.each(SAID)('%s', (row) => {
  const [code = '', services = '', env = '', words = ''] = row.split(' | ');
  const files = env.startsWith('{') ? (JSON.parse(env) as Record<string, string>) : env;
  const first = said(code, services, files);
  if (words === '-') expect(first).toBe('-');
  else expect(first).toContain(words);
});

it.each([
  [ENV, 'ENCRYPTION_KEY=', 'no'],
  ['a: {image: x, environment: {K: "${KEY:?no}"}}', '', 'yes'],
  ['a: {image: x, environment: {K: "${KEY:?no}"}}', 'KEY=', 'no'],
  ['a: {build: ./docker, volumes: [".:/app"]}', '', 'no'],
  [ENV, 'A=1\n**B**', 'no'],
  [ENV, 'SECRET_KEY=changeme', 'questions'],
  ['a: {build: {context: ., target: dev}}', '', 'questions'],
])('%s with %j runs: %s', (services, env, runs) => {
  expect(verdictOf(planned(services.replace('x,', 'x, ports: [80],'), env)).runs).toBe(runs);
});

/** A configuration in one value, with the lines that its findings name and what they say to write. */
const CONFIGS = [
  [
    'YAML',
    'server:\n  auth: {user: admin}\n  password: own\ndatasources:\n  main:\n    url: jdbc:postgresql://db:5432/shop\n    username: shop\n    password: s3cret\n',
    ['jdbc:postgresql://db:5432/@{db.PGDATABASE}', '@{db.PGUSER}', '@{db.PGPASSWORD}'],
  ],
  [
    'JSON',
    '{\n  "mail": {"password": "own"},\n  "db": {\n    "host": "db",\n    "user": "shop",\n    "password": "s3cret"\n  }\n}',
    ['@{db.PGUSER}', '@{db.PGPASSWORD}'],
  ],
  [
    'TOML',
    '[mail]\npassword = "own"\n[database]\nhost = "db"\npassword = "s3cret"\n',
    ['@{db.PGPASSWORD}'],
  ],
  [
    'a connection string',
    'log: debug\ndsn: "postgres://shop:s3cret@db/shop"\n',
    ['@{db.DATABASE_URL}'],
  ],
  [
    'Ruby',
    "external_url 'https://git.acme.dev'\ngitlab_rails['db_host'] = 'db'\ngitlab_rails['db_password'] = 's3cret'\ngitlab_rails['smtp_password'] = 'own'\n",
    ['@{db.PGPASSWORD}'],
  ],
  ['another database', 'db:\n  host: elsewhere\n  password: own\n', []],
] as const;

it.each(CONFIGS)('a login in %s names what to write, line by line', (_, text, wanted) => {
  const block = (indent: string) => `|\n${text.replace(/^(?=.)/gm, indent)}`;
  const db = '  db:\n    image: postgres:17\n';
  const inline = `services:\n  app:\n    image: x:1\n    environment:\n      CONFIG: ${block('        ')}\n${db}`;
  const config = `services:\n  app:\n    image: x:1\n    configs: [main]\n${db}configs:\n  main:\n    content: ${block('      ')}`;
  const mount = `services:\n  app:\n    image: x:1\n    volumes:\n      - type: bind\n        source: ./c\n        target: /c\n        content: ${block('          ')}\n${db}`;
  for (const file of [inline, config, mount]) {
    const lines = file.split('\n');
    const found = plan(file).findings.filter(({ code }) => code === 'credentials');
    expect(found.map(({ hint }) => /Use `([^`]*)`/.exec(hint)?.[1])).toEqual(wanted);
    for (const { line } of found) expect(lines[line - 1]).toMatch(/shop|s3cret/);
    if (wanted.length > 0)
      expect(plan(file).findings.some(({ code }) => code === 'unknown-login')).toBe(false);
  }
});
