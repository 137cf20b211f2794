/** Answers to the exercises beside those that the lessons print: what learners type. */
interface Answers {
  /** Right answers to typed fields, by label. */
  right?: Readonly<Record<string, readonly string[]>>;
  /** Wrong ones, of which each hint has at least one. */
  wrong?: readonly string[];
  /** Other right texts. */
  taken?: readonly string[];
  /** Wrong texts, and a part of what is said to them. */
  refused?: readonly (readonly [text: string, said: string])[];
}

const VOLUME = `services:
  db:
    image: postgres:18-alpine
    environment:
      - POSTGRES_USER=app
      - POSTGRES_PASSWORD=\${PASSWORD:?missing}
    volumes:
      - type: volume
        source: data
        target: /var/lib/postgresql
    healthcheck:
      test: pg_isready -U app
volumes:
  data:
`;

export const ANSWERS: Readonly<Record<string, Answers>> = {
  'linux-cli-essentials/post': {
    taken: [
      "awk '/ POST /' ~/site/logs/access.log | wc -l",
      '$ cut -d" " -f2 logs/access.log | grep -c POST',
    ],
    refused: [
      ['grep POST logs/access.log', 'Only their number'],
      ['grep -c GET logs/access.log', 'Which word'],
      ["grep -c 'POST logs/access.log", 'Line 1: a quote is opened'],
    ],
  },
  'linux-cli-essentials/statuses': {
    taken: ["cut -d ' ' -f4 logs/access.log | sort | uniq -c | sort -rn"],
    refused: [
      ["awk '{print $4}' logs/access.log | uniq -c | sort -nr", 'next to each other'],
      ["awk '{print $4}' logs/access.log | sort | uniq -c", 'most frequent'],
      ["awk '{print $4}' logs/access.log | sort -u", 'with the number'],
    ],
  },
  'linux-cli-essentials/failing': {
    refused: [
      [
        "awk '$4 >= 500 { print $3 }' logs/access.log | sort -u > failing.txt; echo saved",
        'status 0',
      ],
      ["awk '$4 >= 500 { print $3 }' logs/access.log > failing.txt && echo saved", 'appear once'],
    ],
  },
  'linux-cli-essentials/mode': {
    right: {
      'The command, for a file named key': [
        'chmod 600 key',
        'chmod u=rw,go= key',
        '`chmod go-rw ./key`',
      ],
    },
    wrong: [
      'chmod 660 key',
      'chmod 604 key',
      'chmod 400 key',
      'chmod 700 key',
      'chmod 600',
      'chmod go-w key',
    ],
  },
  'linux-cli-essentials/trap': {
    taken: ['save() {\n  echo saving\n  exit 0\n}\ntrap save SIGTERM\nwhile :; do sleep 1; done'],
    refused: [
      ['#!/bin/bash\ntrap "echo saving; exit 0" KILL\nsleep 100', 'SIGKILL never'],
      ["trap 'echo saving' TERM\nsleep 100", 'has to end'],
      ["trap 'echo saving; exit 0' TERM", 'ends before'],
    ],
  },
  'networking-basics/subnet': { wrong: ['30'] },
  'networking-basics/publish': {
    right: {
      'The option': [
        '-p 127.0.0.1:8080:3000',
        '--publish 127.0.0.1:8080:3000',
        'docker run -p 127.0.0.1:8080:3000',
      ],
    },
    wrong: [
      '-p 127.0.0.1:3000:8080',
      '-p localhost:8080:3000',
      '-p 0.0.0.0:8080:3000',
      '-p 8080:3000',
      '127.0.0.1:8080:3000',
    ],
  },
  'networking-basics/port': {
    taken: ['node server.mjs &\nsudo lsof -i :9000'],
    refused: [['python3 -m http.server 9000 &\nss -ltn', 'without their processes']],
  },
  'git-first-steps/hours-commit': {
    right: {
      'The line that the commit adds': ['Opening hours: 9 to 17', '+Opening hours: 9 to 17'],
      'The command that prints one commit, without the hash': ['git show', 'git log -p -1'],
    },
    wrong: ['welcome', 'git diff'],
  },
  'git-first-steps/amend': {
    right: { 'The command': ["git commit --amend -m 'Add coffee'", 'git commit -q --amend'] },
    wrong: [
      'git commit --amend --no-edit',
      'git reset --soft head~1',
      'git revert head',
      'git rebase -i head~2',
    ],
  },
  'git-first-steps/untrack': {
    refused: [
      ["git rm debug.log\ngit commit -m 'Gone'", 'in the folder too'],
      ['git rm --cached debug.log', 'Every command ran'],
      ['git rm --cache debug.log', 'does not know the option'],
    ],
  },
  'git-first-steps/take-back': {
    right: {
      'The command, with HASH for the hash of the commit': [
        'git revert HASH',
        'git revert --no-edit 2d311d5',
      ],
    },
    wrong: ['git reset --hard hash', 'git rm debug.log', 'git revert', 'git rebase -i hash'],
  },
  'git-branching/line': {
    refused: [
      ['echo x > prices.txt\ngit add .\ngit commit -m x', 'on a branch prices'],
      [
        'git switch -c prices\necho x > prices.txt\ngit add .\ngit commit -m x\ngit switch main\ngit merge prices',
        'is to be gone',
      ],
    ],
  },
  'networking-basics/cors': {
    right: {
      'The method that the log has': ['OPTIONS', 'an OPTIONS request'],
      'The header that names who may read': [
        'Access-Control-Allow-Origin',
        'access-control-allow-origin: https://shop.example.com',
      ],
    },
    wrong: ['Origin', 'Access-Control-Allow-Methods'],
  },
  'git-branching/counts': {
    right: { 'New commits of git merge --ff-only a, on main': ['0', 'none', '0 commits'] },
  },
  'git-branching/buttons': { wrong: ['1'] },
  'git-branching/only-rescue': {
    right: {
      'The command': [
        'git log main..rescue',
        'git log --oneline main..rescue',
        'git log rescue ^main',
        'git cherry main rescue',
      ],
    },
    wrong: [
      'git log main...rescue',
      'git log rescue..main',
      'git diff main rescue',
      'git log rescue',
    ],
  },
  'git-branching/revert-pushed': {
    right: {
      'The command': [
        'git revert HEAD',
        'git revert --no-edit HEAD',
        'git revert --no-edit HEAD > /dev/null',
        'git revert d845a5d',
      ],
    },
    wrong: ['git reset --hard head~1', 'git commit --amend', 'git revert', 'git revert head~1'],
  },
  'git-branching/to-idea': {
    taken: ['git switch -c idea\ngit switch main\ngit reset --hard HEAD~1'],
    refused: [['git switch -c idea', 'Compare which commits']],
  },
  'ssh-and-servers/sudo-rule': {
    refused: [
      ["echo 'deploy ALL=(root) NOPASSWD: ALL' > deploy.sudo", 'everything'],
      [
        "echo 'deploy ALL=(root) NOPASSWD: /usr/bin/systemctl * shop' > deploy.sudo",
        'another command',
      ],
      [
        "echo 'deploy ALL=(root) NOPASSWD: /usr/bin/systemctl restart shop' > deploy.sudo",
        'before it counts',
      ],
    ],
  },
  'ssh-and-servers/only-local': {
    right: {
      'The command that must follow': [
        'sudo systemctl restart shop',
        'systemctl restart shop.service',
      ],
    },
    wrong: ['systemctl daemon-reload', 'systemctl reload shop', 'nft list ruleset'],
  },
  'ssh-and-servers/broken-unit': {
    right: {
      'The command that finds it before anyone starts the unit': [
        'systemd-analyze verify ./broken.service',
      ],
      'The status in the journal, once it was started': ['203/EXEC', 'status=203/EXEC', '203'],
    },
    wrong: ['systemd-analyze verify', '127'],
  },
  'ssh-and-servers/config': {
    right: {
      'The command that copies server.py there, for an entry named shop': [
        'scp server.py shop:',
        'scp ./server.py shop:~/',
      ],
    },
    wrong: ['scp server.py shop', 'scp server.py deploy@203.0.113.7:'],
    refused: [
      [
        'Host shop\n  HostName 203.0.113.7\n  User deploy\n  IdentityFile ~/.ssh/practice.pub',
        'public half',
      ],
      ['Host shop\n  HostName 203.0.113.7\n  IdentityFile ~/.ssh/practice', 'as which user'],
    ],
  },
  'dns-and-certificates/names': {
    taken: ['openssl s_client -connect 127.0.0.4:8443 </dev/null | openssl x509 -noout -text'],
    refused: [['openssl s_client -connect 127.0.0.4:8443', 'block of letters']],
  },
  'what-is-docker/distribution': {
    refused: [['docker run --rm alpine:3.24 cat /etc/os-release', 'kernel']],
  },
  'what-is-docker/five-words': {
    right: {
      'The command for a single run': [
        'docker run --rm -i words:1 5 < poem.txt',
        'docker run -i words:1 5 <poem.txt',
      ],
      'The line of the Dockerfile for all runs': ['CMD ["5"]', 'cmd [ "5" ]'],
    },
    wrong: [
      'docker run --rm -i words:1 < poem.txt',
      'docker run -e n=5 -i words:1 5 < poem.txt',
      'docker run -i 5 words:1 < poem.txt',
      'docker run --rm -it words:1 5 < poem.txt',
      'docker run --rm words:1 5 < poem.txt',
      'cmd 5',
      'cmd [5]',
      'entrypoint ["5"]',
    ],
  },
  'what-is-docker/job': {
    right: { 'The exit status that docker ps -a shows': ['1', 'Exited (1)', 'exit 1'] },
  },
  'what-is-docker/ten-seconds': {
    right: { 'The option of docker run that is one cure': ['--init', 'docker run --init'] },
    wrong: ['--stop-timeout 1'],
  },
  'docker-vs-vm/root': {
    taken: ['unshare -Ur sh -c "whoami; touch a"\nls -l a'],
    refused: [
      ['sudo unshare --user --map-root-user id', 'root outside as well'],
      ['unshare --user --map-root-user id', 'from outside'],
      ['docker run alpine id', 'without Docker'],
    ],
  },
  'docker-vs-vm/fit': { wrong: ['25', '60', '65'] },
  'images-vs-containers/whiteout': {
    right: {
      'The name of the file in the third layer that hides main.mjs': [
        '.wh.main.mjs',
        'srv/.wh.main.mjs',
      ],
      'By how many bytes the archives together grow': ['10240', '10,240 bytes'],
    },
    wrong: ['0'],
  },
  'images-vs-containers/same': {
    right: {
      'The command that prints them, up to its options': [
        'docker image inspect',
        'docker images --digests',
      ],
    },
    wrong: ['docker images', 'docker ps'],
  },
  'docker-compose-basics/host-port': {
    wrong: ['localhost', '15432', 'db', 'db:5432', 'localhost:15432'],
  },
  'docker-compose-basics/db': {
    taken: [VOLUME],
    refused: [
      [VOLUME.replace('postgres:18-alpine', 'postgres'), 'tag'],
      [VOLUME.replace('/postgresql', '/postgresql/data'), 'one folder higher'],
      [VOLUME.replace('${PASSWORD:?missing}', 'secret'), 'from a variable'],
      [VOLUME.replace('pg_isready -U app', 'redis-cli ping'), 'whether it answers'],
      [VOLUME.replace('    volumes', '   volumes'), 'Line 7: '],
      [`${VOLUME}    ports: ['5432:5432']\n`, 'Line '],
      [VOLUME.replace('    image:', '    imgae:'), '`imgae`'],
    ],
  },
  'docker-compose-basics/sigterm': { wrong: ['143'] },
  'docker-compose-basics/up-web': {
    right: {
      'The option that would start web alone': [
        '--no-deps',
        'docker compose up -d --no-deps web',
        'docker compose up --no-deps -d web',
      ],
    },
  },
  'docker-compose-basics/scale': {
    right: {
      'The entry below ports that works for three containers': [
        '8080',
        "- '8080'",
        '- "8080-8082:8080"',
        "'127.0.0.1::8080'",
      ],
    },
    wrong: ['127.0.0.1:8080:8080', '3000'],
  },
  'dockerfile-vs-compose/title': {
    right: { 'The title': ['Tides', '<h1>Tides</h1>'] },
    wrong: ['tides of husum'],
  },
  'dockerfile-vs-compose/override': {
    taken: [
      'services:\n  web:\n    develop:\n      watch:\n        - path: server.mjs\n          action: sync+restart\n          target: /app/server.mjs\n',
    ],
    refused: [
      [
        'services:\n  web:\n    volumes: [./server.mjs:/app/server.mjs]\n',
        'still read the old one',
      ],
      ['services:\n  web:\n    command: node --watch server.mjs\n', 'of its image'],
    ],
  },
  'dockerfile-vs-compose/order': {
    refused: [
      ['COPY . .\nFROM a', 'begins with the image'],
      ['FORM python:3.14-slim', '`FORM` is no instruction'],
      [
        'FROM python:3.14-slim\nWORKDIR /app\nCOPY . .\nCOPY requirements.txt .\nRUN pip install -r requirements.txt\nCMD ["python3", "app.py"]',
        'every package again',
      ],
      [
        "FROM python:3.14-slim\nWORKDIR /app\nCOPY requirements.txt .\nRUN pip install -r requirements.txt\nCOPY . .\nCMD ['python3', 'app.py']",
        'Line 6: the form with brackets is JSON',
      ],
      [
        'FROM python:3.14-slim\nCOPY requirements.txt .\nRUN pip install -r requirements.txt\nCOPY . .\nWORKDIR /app\nCMD ["python3", "app.py"]',
        'before the folder',
      ],
    ],
  },
  'dockerfile-vs-compose/three-files': {
    right: {
      'The option of docker build that builds the stage with the test tools, named test': [
        '--target test',
        '--target=test',
        'docker build --target test .',
      ],
    },
    wrong: ['--target'],
  },
  'docker-volumes/pack': {
    taken: ["tar czf a.tar.gz --exclude='*.tmp' data\ntar tf a.tar.gz"],
    refused: [
      ['tar -czf clean.tar.gz -C data .\ntar -tzf clean.tar.gz', 'leaves out files'],
      ["tar --exclude='*.tmp' -czf clean.tar.gz -C data .", 'list what it contains'],
    ],
  },
  'env-vars-secrets/one-command': {
    taken: ["env DATABASE_URL='postgres://x' PORT=5000 node ./app.mjs"],
    refused: [
      ['export PORT=5000\nDATABASE_URL=x node app.mjs', 'every later command'],
      ['PORT=5000; DATABASE_URL=x node app.mjs', 'line of its own'],
      ['node app.mjs PORT=5000 DATABASE_URL=x', 'arguments'],
      ['PORT=5000 node app.mjs', 'database URL'],
    ],
  },
  'env-vars-secrets/export': {
    right: { 'What it prints': ['[]'] },
    wrong: ['[hello]', '[$greeting]'],
  },
  'env-vars-secrets/load': {
    taken: ['set -o allexport\nsource .env', 'export $(cat .env)'],
    refused: [
      ['. ./.env', 'children'],
      ['bash .env', 'another shell'],
    ],
  },
  'env-vars-secrets/file': {
    refused: [
      [
        "import fs from 'node:fs';\nconst key = fs.readFileSync(process.env.API_KEY_FILE, 'utf8');",
        'line end',
      ],
      ['const key = process.env.API_KEY;', 'API_KEY_FILE'],
    ],
  },
  'backups-and-restores/loss': {
    right: {
      'Hours of orders that are lost': ['15', '15 h', '15 hours'],
      'Hours without the shop': ['3', 'three hours'],
    },
    wrong: ['18'],
  },
  'backups-and-restores/age': {
    refused: [['restic snapshots --latest 1', 'minutes']],
  },
  'backups-and-restores/one-file': {
    taken: ['restic dump --repo ~/far/backup latest /uploads/boat.txt > ~/boat.txt'],
    refused: [
      [
        'restic restore latest --repo ~/far/backup --target ~/found\ncp ~/found/uploads/boat.txt ~/harbour/uploads/',
        'everything',
      ],
      ['restic restore latest --include /uploads/boat.txt --target ~/harbour', 'living folder'],
    ],
  },
  'backups-and-restores/missing': {
    right: {
      'The command of restic that makes the new near repository, without its options': [
        'restic init',
        'init',
      ],
    },
  },
  'ci-and-deploys/mend': {
    refused: [
      ['git reset --hard HEAD~1\ngit push --force', 'others have pulled'],
      ['git revert HEAD', 'starts the pipeline'],
    ],
  },
  'ci-and-deploys/lock': {
    taken: [
      'exec 9> ~/ci/pipeline/lock\nflock 9\nbash ~/ci/pipeline/build.sh "$commit" && bash ~/ci/pipeline/deploy.sh "$commit"',
    ],
    refused: [
      ['flock -n ~/lock bash -c "build.sh x && deploy.sh x"', 'its push is lost'],
      ['flock ~/lock bash ~/ci/pipeline/build.sh', 'Between the two'],
    ],
  },
  'ci-and-deploys/images': {
    refused: [
      ['docker image ls shop -q | tail -n +5 | xargs docker image rm', 'keeps four'],
      ['docker image ls shop -q | tail -n +6 | xargs docker rmi -f', 'With force'],
    ],
  },
  'redis-basics/status': {
    taken: [
      '127.0.0.1:6379> SETEX shop:status 7200 closed\n127.0.0.1:6379> TTL shop:status\n127.0.0.1:6379> PERSIST shop:status',
    ],
    refused: [
      ['SET shop:status closed EX 120\nTTL shop:status\nPERSIST shop:status', 'two hours'],
      [
        'SET shop:status closed EX 7200\nTTL shop:status\nSET shop:status closed',
        'leaves the text',
      ],
    ],
  },
  'redis-basics/articles': {
    refused: [
      ['INCR read:17\nINCR read:17', 'second reading'],
      ['SADD read 4 9 4', 'number of members'],
    ],
  },
  'redis-basics/incr': {
    right: { 'The command that adds to such a number': ['INCRBYFLOAT', 'INCRBYFLOAT total 1.10'] },
    wrong: ['incrby'],
  },
  'redis-basics/keys': { refused: [["redis-cli KEYS 'session:*'", 'one go']] },
  'redis-basics/job': {
    refused: [
      ['SETNX job:report app-1', 'for ever'],
      ['SET job:report app-1 EX 7200', 'all three get OK'],
      ['SET job:report app-1 NX', 'an end'],
    ],
  },
  'mysql-basics/last-anchor': {
    refused: [
      ["UPDATE items SET stock = 4 WHERE sku = 'ANCHOR-5'", 'the app has read'],
      ["UPDATE items SET stock = stock - 1 WHERE sku = 'ANCHOR-5'", 'second buyer'],
      ['UPDATE items SET stock = stock - 1 WHERE stock >= 1', 'Name the anchor'],
    ],
  },
  'mysql-basics/coupons': {
    refused: [
      [
        "CREATE TABLE coupons (code VARCHAR(20) PRIMARY KEY);\nINSERT INTO coupons VALUES ('Sail'), ('SAIL');",
        'tells letters apart',
      ],
    ],
  },
  'nginx/www': {
    taken: [
      'http {\n server { listen 80; server_name www.shop.example.com;\n return 308 "https://shop.example.com$request_uri"; } }',
    ],
    refused: [
      [
        'server {\n server_name www.shop.example.com\n return 301 https://shop.example.com$request_uri;\n}',
        'Line 2: a directive ends with `;`',
      ],
      [
        'server { server_name www.shop.example.com; return 301 https://shop.example.com; }',
        'get lost',
      ],
      [
        'server { server_name www.shop.example.com; return 301 https://shop.example.com$uri; }',
        'without the query',
      ],
      [
        'server { server_name shop.example.com www.shop.example.com; return 301 https://shop.example.com$request_uri; }',
        'leads to itself',
      ],
      [
        'server { server_name www.shop.example.com; return 301 http://shop.example.com$request_uri; }',
        'https',
      ],
      [
        'server { server_name www.shop.example.com; return 301 https://shop.example.com$request_uri;',
        'no closing `}`',
      ],
    ],
  },
  'nginx/busy': {
    refused: [
      ['upstream shop { server app1:3000; server app2:3000; }', 'take turns'],
      [
        'upstream shop { least_conn; server app1:3000; server app2:3000; }',
        'a place that they share',
      ],
      ['upstream shop { ip_hash; server app1:3000; server app2:3000; }', 'address'],
    ],
  },
  'nginx/prefix': {
    refused: [
      [
        'server { location / { proxy_pass http://app1:3000; } location /api/ { proxy_pass http://app2:3000; } }',
        'with the prefix',
      ],
      [
        'server { location / { proxy_pass http://app1:3000; } location /api { proxy_pass http://app2:3000/; } }',
        '//users',
      ],
    ],
  },
  'nginx/assets': {
    taken: ['server { location /assets/ { alias /srv/shop/assets/; expires 365d; } }'],
    refused: [
      ['server { location /assets/ { root /srv/shop/assets; expires 1y; } }', 'in assets'],
      ['server { location /assets/ { root /srv/shop; } }', 'a year'],
    ],
  },
  'caddy/status': {
    taken: [
      'status.example.com\nrespond "all fine"',
      'https://status.example.com {\n\trespond * "all fine" 200\n}',
    ],
    refused: [
      ['status.example.com {\n\trespond all fine\n}', 'two arguments'],
      ['status.example.com{\n\trespond "all fine"\n}', 'with a space before it'],
      ['status.example.com {\n\trespond "all fine"\n', 'no closing `}`'],
      ['status.example.com {\n\trespond "all fine\n}', 'Line 2: a quote'],
    ],
  },
  'caddy/www': {
    refused: [
      ['www.shop.example.com {\n\tredir https://shop.example.com\n}', 'get lost'],
      ['www.shop.example.com {\n\tredir https://shop.example.com{path}\n}', 'The query'],
      ['shop.example.com {\n\tredir https://shop.example.com{uri}\n}', 'has to answer'],
    ],
  },
  'caddy/trusted': {
    taken: [
      '{\n\tservers {\n\t\ttrusted_proxies static 10.0.0.0/8\n\t}\n}\nshop.example.com {\n\treverse_proxy app1:3000\n}',
    ],
    refused: [
      [
        'shop.example.com {\n\treverse_proxy app1:3000 {\n\t\theader_up X-Forwarded-For {http.request.header.X-Forwarded-For}\n\t}\n}',
        'believed from everybody',
      ],
      [
        'shop.example.com {\n\treverse_proxy app1:3000 {\n\t\ttrusted_proxies 0.0.0.0/0\n\t}\n}',
        'on the internet',
      ],
    ],
  },
  'caddy/api': {
    refused: [
      [
        'shop.example.com {\n\thandle /api/* {\n\t\treverse_proxy app2:3000\n\t}\n\thandle {\n\t\treverse_proxy app1:3000\n\t}\n}',
        'with its prefix',
      ],
      [
        'shop.example.com {\n\thandle_path /api/* {\n\t\treverse_proxy app2:3000\n\t}\n}',
        'Everything else',
      ],
    ],
  },
  'caddy/stop': {
    right: {
      'Seconds that a visitor waits': ['5', '5 s', '5 seconds'],
      'The option that decides': ['lb_try_duration', 'lb_try_duration 5s'],
    },
    wrong: ['502', 'lb_try_interval', 'health_interval'],
  },
  'haproxy/api': {
    taken: [
      'frontend web\n bind :80\n acl is_api path_beg /api/\n use_backend api if is_api\n default_backend site\nbackend site\n server a app1:3000\nbackend api\n server b app2:3000',
    ],
    refused: [
      [
        'frontend web\n use_backend api if { path_beg /api/ }\n default_backend site\nbackend site\n server a app1:3000',
        'no section `backend api`',
      ],
      ['bind :80', 'stands in no section'],
      [
        'frontend web\n default_backend site\n use_backend api if { path_beg /api/ }\nbackend site\n server a app2:3000\nbackend api\n server b app1:3000',
        'no server app2:3000',
      ],
    ],
  },
  'haproxy/sticky': {
    refused: [
      [
        'backend shop\n cookie server insert\n server app1 app1:3000 check\n server app2 app2:3000 check',
        'names it',
      ],
      [
        'backend shop\n cookie server insert\n server app1 app1:3000 cookie a\n server app2 app2:3000 cookie a',
        'same value',
      ],
      ['backend shop\n balance source\n server app1 app1:3000', 'asks for a cookie'],
    ],
  },
  'haproxy/spare': {
    refused: [
      ['backend shop\n server app1 app1:3000\n server app2 app2:3000 backup', 'whether app1 is up'],
      ['backend shop\n server app1 app1:3000 check backup\n server app2 app2:3000', 'Here app1'],
    ],
  },
  'haproxy/methods': {
    taken: [
      'frontend web\n http-request deny deny_status 405 if !METH_GET !METH_POST',
      'frontend web\n http-request deny deny_status 405 if !{ method GET HEAD POST }',
    ],
    refused: [
      ['frontend web\n http-request deny unless METH_GET or METH_POST', '403'],
      [
        'frontend web\n http-request deny deny_status 405 if METH_GET or METH_POST',
        'allows the rest',
      ],
      ['frontend web\n http-request deny deny_status 405 unless METH_GET METH_POST', 'two methods'],
    ],
  },
  'traefik/www': {
    refused: [
      ['http:\n  routers:\n    www:\n      rule: Host(`shop.example.com`)\n', 'is missing'],
      ['http:\n  routers:\n   www: [', 'Line 3'],
    ],
  },
  'traefik/prefix': {
    refused: [
      [
        'http:\n  routers:\n    api:\n      rule: PathPrefix(`/api/`)\n      service: api\n',
        'does not lead',
      ],
    ],
  },
  'traefik/canary': {
    refused: [
      [
        'http:\n  services:\n    shop:\n      weighted:\n        services:\n          - {name: old, weight: 1}\n          - {name: new, weight: 1}\n',
        'one request in ten',
      ],
    ],
  },
  'traefik/rate': {
    refused: [
      [
        'services:\n  app:\n    image: a\n    labels:\n      - traefik.http.middlewares.a.ratelimit.average=10\n      - traefik.http.middlewares.a.ratelimit.burst=20\n      - traefik.http.routers.shop.middlewares=b\n',
        'another name',
      ],
    ],
  },
};
