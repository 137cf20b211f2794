/** Answers that were judged wrongly once: to the fields in their order, and what is said to a wrong one. */
export const ONCE_WRONG: readonly (readonly [
  of: string,
  answers: readonly string[],
  said: string | undefined,
])[] = [
  ['linux-cli-essentials/post', ['grep -ci post logs/access.log'], undefined],
  ['linux-cli-essentials/post', ["grep ' POST ' access.log | wc --lines"], undefined],
  [
    'linux-cli-essentials/post',
    ['1'],
    'The task is to print the number. Write the command that does it.',
  ],
  [
    'linux-cli-essentials/post',
    ['grep -vc POST logs/access.log'],
    'This takes all requests but those.',
  ],
  [
    'linux-cli-essentials/post',
    ['grep -c post logs/access.log'],
    'The log has the method in capitals, and they count here.',
  ],
  [
    'linux-cli-essentials/statuses',
    ["awk '{print $4}' logs/access.log | sort | uniq -c | sort -k 1nr"],
    undefined,
  ],
  [
    'linux-cli-essentials/statuses',
    ["cat logs/access.log | cut -d' ' -f4 | sort | uniq -c | sort -n | tac"],
    undefined,
  ],
  [
    'linux-cli-essentials/failing',
    ["grep ' 500 ' logs/access.log | cut -d' ' -f3 | sort | uniq > ./failing.txt && echo ok"],
    undefined,
  ],
  [
    'linux-cli-essentials/failing',
    ["grep ' 500 ' logs/access.log | sort -u > failing.txt && echo done"],
    'Only the path is wanted of each line: count in which field it stands.',
  ],
  ['linux-cli-essentials/mode', [' 664. ', 'chmod u=rw,go-rwx key'], undefined],
  ['linux-cli-essentials/mode', ['664', 'chmod og-rw key'], undefined],
  ['linux-cli-essentials/mode', ['664', 'chmod o-r,g-rw key'], undefined],
  ['linux-cli-essentials/mode', ['664', 'sudo chmod 600 key'], undefined],
  ['linux-cli-essentials/mode', ['664', 'chmod u+rw,go-rwx key'], undefined],
  ['linux-cli-essentials/mode', ['664', 'chmod -v 600 key'], undefined],
  ['linux-cli-essentials/mode', ['664', 'chmod a-rwx,u+rw key'], undefined],
  ['linux-cli-essentials/mode', ['664', 'chmod 600'], 'Name the file too.'],
  [
    'linux-cli-essentials/mode',
    ['664', 'chmod go-w key'],
    'With this somebody else can still read the key or write to it.',
  ],
  [
    'linux-cli-essentials/trap',
    ["#!/bin/bash\ntrap '\n  echo saving\n  exit 0\n' TERM\nsleep 100 & wait"],
    undefined,
  ],
  [
    'linux-cli-essentials/trap',
    ['#!/bin/bash\ntrap \'printf "%s\\n" saving; exit 0\' TERM\nwhile true; do sleep 1; done'],
    undefined,
  ],
  [
    'linux-cli-essentials/trap',
    ["trap 'echo saving; exit 1' TERM\nsleep 100 & wait"],
    'The script is to end with status 0.',
  ],
  ['git-first-steps/hours-commit', ['Opening hours: 9 to 17', 'git log --patch -n 1'], undefined],
  [
    'git-first-steps/hours-commit',
    ['Opening hours: 9 to 17', 'git diff'],
    'That compares with what is in the folder now. The task asks for a commit.',
  ],
  [
    'git-first-steps/amend',
    ['git commit --amend --no-edit'],
    'This keeps the message as it is. It is to say what was added.',
  ],
  ['git-first-steps/untrack', ["git rm --cached debug.log && git commit -m 'x'"], undefined],
  [
    'git-first-steps/untrack',
    ["# first\ngit rm --cached -- debug.log\ngit commit -m 'x'"],
    undefined,
  ],
  ['git-first-steps/untrack', ["git rm --cached '*.log'\ngit commit -m x"], undefined],
  [
    'git-first-steps/untrack',
    ['git rm --cached debug.log'],
    'Every command ran. What is staged at the end is not committed yet.',
  ],
  [
    'git-first-steps/take-back',
    ['git revert HASH --no-edit', 'the next push would be refused'],
    undefined,
  ],
  ['git-first-steps/take-back', ['git revert HEAD~1', 'the next push would be refused'], undefined],
  [
    'git-first-steps/take-back',
    ['git revert -e HASH', 'the next push would be refused'],
    undefined,
  ],
  [
    'git-first-steps/take-back',
    ['git rm debug.log', 'it makes two commits'],
    'That takes the file out. The task asks for a command that takes a whole commit back.',
  ],
  [
    'git-branching/line',
    [
      'git checkout -b prices\necho x > prices.txt\ngit add -A\ngit commit -m p\ngit checkout main\ngit merge --ff-only prices\ngit branch --delete prices',
    ],
    undefined,
  ],
  [
    'git-branching/line',
    [
      'git switch -c prices\necho x > prices.txt\ngit add .\ngit commit -m x\ngit switch main\ngit merge --no-ff prices -m m\ngit branch -d prices',
    ],
    'Every command ran, and the history is another one than the task asks for. Compare which commits each branch has.',
  ],
  ['git-branching/only-rescue', ["git log --pretty='%h %s' main..rescue"], undefined],
  ['git-branching/only-rescue', ['git shortlog main..rescue'], undefined],
  ['git-branching/revert-pushed', ['git revert HEAD && git push'], undefined],
  ['git-branching/revert-pushed', ['git revert --no-edit HEAD && git push origin main'], undefined],
  ['git-branching/revert-pushed', ['git revert HEAD~0'], undefined],
  ['git-branching/to-idea', ['git branch idea && git reset --hard HEAD~1'], undefined],
  [
    'git-branching/to-idea',
    ['git checkout -b idea\ngit checkout main\ngit reset --hard HEAD~'],
    undefined,
  ],
  ['git-branching/to-idea', ['git switch -c idea\ngit branch -f main HEAD~1'], undefined],
  [
    'git-branching/to-idea',
    ['git branch idea\ngit reset --hard HEAD~1\ngit switch idea'],
    undefined,
  ],
  ['git-branching/counts', ['zero', '1', '3'], undefined],
  ['git-branching/counts', ['0 commits', '1 commit', '3 commits'], undefined],
  ['git-branching/counts', ['none, it refuses', '1', '3'], undefined],
  ['git-branching/counts', ['0 (refused)', '1 (a merge commit)', '3'], undefined],
  ['git-branching/buttons', ['5 commits', '1 commit', '4 commits', 'merge commit'], undefined],
  ['git-branching/buttons', ['4+1 = 5', '1', '4', 'merge commit'], undefined],
  ['networking-basics/subnet', ['32 addresses', 'no'], undefined],
  ['networking-basics/subnet', ['2^5 = 32', 'no'], undefined],
  ['networking-basics/publish', ['docker run -p 127.0.0.1:8080:3000 shop'], undefined],
  ['networking-basics/publish', ['docker run --rm -d -p 127.0.0.1:8080:3000 nginx'], undefined],
  ['networking-basics/publish', ['-p "127.0.0.1:8080:3000"'], undefined],
  ['networking-basics/publish', ["-p '127.0.0.1:8080:3000'"], undefined],
  ['networking-basics/publish', ['-p 127.0.0.1:8080:3000/tcp'], undefined],
  ['networking-basics/publish', ['docker run -it -p 127.0.0.1:8080:3000 --rm shop'], undefined],
  [
    'networking-basics/publish',
    ['docker run -p 8080:3000 shop'],
    'With this, other machines reach the port too.',
  ],
  [
    'networking-basics/publish',
    ['docker run -p 127.0.0.1:3000:8080 shop'],
    'The port of the laptop comes before the one in the container.',
  ],
  ['networking-basics/port', ['ncat -l 9000 &\nss -lntp'], undefined],
  [
    'networking-basics/cors',
    ['an OPTIONS request', 'that of api.example.com', 'Access-Control-Allow-Origin:'],
    undefined,
  ],
  [
    'networking-basics/cors',
    ['OPTIONS', 'that of api.example.com', 'the Access-Control-Allow-Origin header'],
    undefined,
  ],
  [
    'ssh-and-servers/sudo-rule',
    [
      'sudo visudo -f /etc/sudoers.d/deploy\ndeploy ALL=(root) NOPASSWD: /usr/bin/systemctl restart shop\nssh practice sudo systemctl restart shop',
    ],
    undefined,
  ],
  [
    'ssh-and-servers/sudo-rule',
    [
      "echo 'deploy ALL=(root) NOPASSWD: /usr/bin/systemctl restart shop' > deploy.sudo\nvisudo -cf deploy.sudo\nsudo systemctl restart shop",
    ],
    'At the end, try it over SSH.',
  ],
  [
    'ssh-and-servers/sudo-rule',
    ['deploy ALL=(root) NOPASSWD: /usr/bin/systemctl'],
    'The rule allows another command than a restart of the shop, or more than that.',
  ],
  ['ssh-and-servers/only-local', ['/opt/shop/server.py', 'sudo service shop restart'], undefined],
  [
    'ssh-and-servers/broken-unit',
    ['sudo systemd-analyze verify /etc/systemd/system/shop.service', 'status=203/EXEC'],
    undefined,
  ],
  [
    'ssh-and-servers/broken-unit',
    ['systemd-analyze verify broken.service', 'code=exited, status=203/EXEC'],
    undefined,
  ],
  [
    'ssh-and-servers/config',
    [
      'host shop prod\n\tuser deploy\n\thostname 203.0.113.7\n\tidentityfile "~/.ssh/practice"',
      'scp server.py shop:~/',
    ],
    undefined,
  ],
  [
    'ssh-and-servers/config',
    [
      'Host shop\n  HostName 203.0.113.7\n  User deploy\n  Port 22\n  IdentityFile /home/me/.ssh/practice',
      'scp -p server.py shop:',
    ],
    undefined,
  ],
  [
    'ssh-and-servers/config',
    [
      'Host shop\n  HostName 203.0.113.7\n  User deploy\n  IdentityFile ~/.ssh/practice',
      'scp ~/shop/server.py shop:',
    ],
    undefined,
  ],
  [
    'ssh-and-servers/config',
    [
      'Host shop\n  HostName 203.0.113.7\n  User deploy\n  IdentityFile ~/.ssh/practice',
      'rsync server.py shop:',
    ],
    undefined,
  ],
  [
    'ssh-and-servers/config',
    ['Host shop\n  HostName 203.0.113.7\n  User deploy', 'scp server.py deploy@203.0.113.7:'],
    'An address passes the entry by, and with it the key. Use the name of the entry.',
  ],
  [
    'dns-and-certificates/names',
    ['openssl s_client 127.0.0.4:8443 </dev/null | openssl x509 -text'],
    undefined,
  ],
  [
    'dns-and-certificates/names',
    ['openssl s_client -host 127.0.0.4 -port 8443 </dev/null | openssl x509 -text'],
    undefined,
  ],
  [
    'what-is-docker/distribution',
    [
      'docker container run --rm alpine:3.24 sh -c "cat /etc/alpine-release && uname -r"',
      'the distribution',
    ],
    undefined,
  ],
  [
    'what-is-docker/distribution',
    [
      'docker run --rm alpine:3.24 cat /etc/issue\ndocker run --rm alpine:3.24 cat /proc/version',
      'the distribution',
    ],
    undefined,
  ],
  [
    'what-is-docker/streams',
    ['docker', 'in the container'],
    'It lies in the working folder of whoever opened it.',
  ],
  [
    'what-is-docker/five-words',
    ['cat poem.txt | docker run --rm -i words:1 5', 'CMD ["5"]'],
    undefined,
  ],
  [
    'what-is-docker/five-words',
    ['docker run --rm -i words:1 "5" < poem.txt', 'CMD [ "5" ]'],
    undefined,
  ],
  [
    'what-is-docker/five-words',
    ['docker run --rm -i --name w words:1 5 < poem.txt', 'CMD ["5"]'],
    undefined,
  ],
  [
    'what-is-docker/five-words',
    ['docker run --rm -i words:1 5 < poem.txt > result.txt', 'CMD ["5"]'],
    undefined,
  ],
  [
    'what-is-docker/five-words',
    ['docker run --rm words:1 5 < poem.txt', 'CMD 5'],
    'Without -i, the program in the container gets no input.',
  ],
  [
    'what-is-docker/five-words',
    ['docker run --rm -it words:1 5 < poem.txt', "CMD ['5']"],
    'With -t, docker wants a terminal as input, and a file is none.',
  ],
  ['what-is-docker/job', ['exit status 1', 'its input is empty'], undefined],
  ['what-is-docker/job', ['Exited (1) 5 seconds ago', 'its input is empty'], undefined],
  ['what-is-docker/ten-seconds', ['SIGTERM', '9 (SIGKILL)', 'docker run --init'], undefined],
  ['what-is-docker/ten-seconds', ['SIGTERM', '9', 'docker run --init -d web:1'], undefined],
  ['what-is-docker/ten-seconds', ['SIGTERM', 'signal 9', '`--init`'], undefined],
  ['docker-vs-vm/root', ["unshare -r sh -c 'whoami; touch a'\nstat a"], undefined],
  [
    'docker-vs-vm/root',
    ["unshare --map-root-user sh -c 'id -u; sleep 60' &\nps -o user,pid,cmd"],
    undefined,
  ],
  [
    'docker-vs-vm/root',
    ['unshare --user id'],
    'In the new namespace your user has no number yet; map it to that of root.',
  ],
  [
    'docker-vs-vm/root',
    ['unshare --user touch a\nls -l a'],
    'In the new namespace your user has no number yet; map it to that of root.',
  ],
  [
    'docker-vs-vm/root',
    ['unshare --user id\nls -l'],
    'In the new namespace your user has no number yet; map it to that of root.',
  ],
  ['docker-vs-vm/fit', ['23 VMs', '61 containers'], undefined],
  ['docker-vs-vm/fit', ['about 23', '61'], undefined],
  ['images-vs-containers/whiteout', ['gone/srv/.wh.main.mjs', '10 240'], undefined],
  ['images-vs-containers/whiteout', ['./srv/.wh.main.mjs', '10240 B'], undefined],
  ['images-vs-containers/whiteout', ['/srv/.wh.main.mjs', '10 KiB'], undefined],
  [
    'images-vs-containers/same',
    ['digests', 'docker images registry.example.com/shop --digests'],
    undefined,
  ],
  ['images-vs-containers/same', ['digests', 'sudo docker image inspect'], undefined],
  [
    'images-vs-containers/same',
    ['sizes', 'docker ps'],
    'This lists containers. Ask for their images.',
  ],
  [
    'docker-volumes/pack',
    ["tar -c -z -f clean.tar.gz --exclude='*.tmp' data\ntar -t -f clean.tar.gz"],
    undefined,
  ],
  [
    'docker-volumes/pack',
    ["tar cfz clean.tar.gz --exclude '*.tmp' data && tar tfz clean.tar.gz"],
    undefined,
  ],
  [
    'docker-volumes/pack',
    ["tar -cJf clean.tar.xz --exclude='*.tmp' -C data .\ntar -tJf clean.tar.xz"],
    undefined,
  ],
  [
    'docker-volumes/pack',
    ["tar --exclude='*.tmp' -cf clean.tar data"],
    'The archive is made. Now list what it contains.',
  ],
  ['docker-compose-basics/host-port', ['db', 'port 5432', 'localhost', 'port 15432'], undefined],
  [
    'docker-compose-basics/host-port',
    ['db:5432', '5432', 'localhost:15432', '15432'],
    'The port has a field of its own.',
  ],
  [
    'docker-compose-basics/db',
    [
      'services:\n  db:\n    image: postgres:18\n    environment:\n      POSTGRES_USER: app\n      POSTGRES_PASSWORD: ${POSTGRES_PASSWORD:?}\n      POSTGRES_DB: app\n    volumes:\n      - pgdata:/var/lib/postgresql\n    healthcheck:\n      test: ["CMD-SHELL", "psql -U app -c \'SELECT 1\'"]\nvolumes:\n  pgdata:\n',
    ],
    undefined,
  ],
  ['docker-compose-basics/up-web', ['both', '--no-deps web'], undefined],
  ['docker-compose-basics/up-web', ['both', 'docker compose up --no-deps web -d'], undefined],
  ['docker-compose-basics/up-web', ['both', 'docker compose up --no-deps web'], undefined],
  ['docker-compose-basics/sigterm', ['it takes 10 seconds', 'status 137'], undefined],
  ['docker-compose-basics/sigterm', ['it takes 10 seconds', '128 + 9 = 137'], undefined],
  [
    'docker-compose-basics/scale',
    ["ports: ['8080']", 'through a reverse proxy as a fourth service'],
    undefined,
  ],
  [
    'docker-compose-basics/scale',
    ['["8080"]', 'through a reverse proxy as a fourth service'],
    undefined,
  ],
  [
    'docker-compose-basics/scale',
    ['target: 8080', 'through a reverse proxy as a fourth service'],
    undefined,
  ],
  [
    'docker-compose-basics/scale',
    ['80', ''],
    'The server in the container listens on another port.',
  ],
  ['dockerfile-vs-compose/title', ['It prints Tides'], undefined],
  [
    'dockerfile-vs-compose/override',
    ['services:\n  app:\n    volumes:\n      - .:/app\n    command: node --watch server.mjs'],
    'The service of the lesson has the name web.',
  ],
  [
    'dockerfile-vs-compose/order',
    [
      'FROM python:3.14-slim\nWORKDIR /app\nCMD ["python3", "app.py"]\nCOPY requirements.txt .\nRUN pip install -r requirements.txt\nCOPY . .',
    ],
    undefined,
  ],
  [
    'dockerfile-vs-compose/three-files',
    ['into a variable of a Compose file per place', 'docker build -t shop:test --target test .'],
    undefined,
  ],
  [
    'dockerfile-vs-compose/three-files',
    ['into a variable of a Compose file per place', '--target "test"'],
    undefined,
  ],
  ['env-vars-secrets/export', ['[ ]', 'the variable is not exported'], undefined],
  ['env-vars-secrets/load', ["source <(sed 's/^/export /' .env)"], undefined],
  ['env-vars-secrets/load', ['eval "$(sed \'s/^/export /\' .env)"'], undefined],
  [
    'env-vars-secrets/file',
    [
      "import { readFileSync } from 'node:fs';\nconst apiKey = process.env.API_KEY_FILE\n  ? readFileSync(process.env.API_KEY_FILE, 'utf8').trim()\n  : text('API_KEY');",
    ],
    undefined,
  ],
  [
    'redis-basics/status',
    [
      'redis-cli SET shop:status closed EX 7200\nredis-cli TTL shop:status\nredis-cli PERSIST shop:status',
    ],
    undefined,
  ],
  [
    'redis-basics/status',
    [
      '$ redis-cli SET shop:status closed EX 7200\n$ redis-cli TTL shop:status\n$ redis-cli PERSIST shop:status',
    ],
    undefined,
  ],
  [
    'redis-basics/status',
    ["SETEX shop:status 7200 'closed'\nPTTL shop:status\nGETEX shop:status PERSIST"],
    undefined,
  ],
  [
    'redis-basics/status',
    ['PSETEX shop:status 7200000 closed\nTTL shop:status\nPERSIST shop:status'],
    undefined,
  ],
  [
    'redis-basics/status',
    [
      'valkey-cli SET shop:status closed PX 7200000\nvalkey-cli TTL shop:status\nvalkey-cli PERSIST shop:status',
    ],
    undefined,
  ],
  ['redis-basics/articles', ['redis-cli SADD r 4 9 4\nredis-cli SCARD r'], undefined],
  ['redis-basics/job', ['redis-cli SET job:09 app-1 NX EX 3600'], undefined],
  [
    'redis-basics/job',
    ['SET job app-1 NX EX 5'],
    'A copy whose clock is late would begin again. Let the key stay for about the hour, in seconds.',
  ],
  [
    'mysql-basics/last-anchor',
    [
      "UPDATE `items` SET `stock` = `stock` - 1 WHERE `sku` = 'ANCHOR-5' AND `stock` >= 1;",
      'by the number of changed rows',
    ],
    undefined,
  ],
  [
    'mysql-basics/last-anchor',
    [
      "UPDATE items SET stock = stock - 1 WHERE name = 'Anchor, 5 kg' AND stock >= 1",
      'by the number of changed rows',
    ],
    undefined,
  ],
  [
    'mysql-basics/last-anchor',
    [
      "UPDATE shop.items SET stock = stock - 1 WHERE sku = 'ANCHOR-5' AND stock > 0 LIMIT 1",
      'by the number of changed rows',
    ],
    undefined,
  ],
  [
    'mysql-basics/last-anchor',
    [
      "UPDATE items i SET i.stock = i.stock - 1 WHERE i.sku = 'ANCHOR-5' AND i.stock > 0",
      'by the number of changed rows',
    ],
    undefined,
  ],
  [
    'mysql-basics/coupons',
    [
      "create table coupons (id int auto_increment primary key, code varchar(20) collate utf8mb4_0900_as_cs not null unique);\ninsert into coupons (code) values ('Sail');\ninsert into coupons (code) values ('SAIL');\ninsert into coupons (code) values ('Sail');",
    ],
    undefined,
  ],
  [
    'mysql-basics/coupons',
    [
      'CREATE TABLE coupons (code VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, PRIMARY KEY (code));\nINSERT INTO coupons VALUES ("SAIL"), ("Sail");\nINSERT INTO coupons VALUES ("Sail");',
    ],
    undefined,
  ],
  [
    'mysql-basics/coupons',
    [
      "CREATE TABLE coupons (code VARCHAR(20) COLLATE utf8mb4_bin PRIMARY KEY);\nINSERT INTO coupons VALUES ('Sail');\nINSERT INTO coupons VALUES ('SAIL');",
    ],
    'Show that Sail is refused a second time.',
  ],
  ['backups-and-restores/loss', ['15 hrs', 'three', 'the loss'], undefined],
  ['backups-and-restores/loss', ['fifteen', 'three hours', 'the loss'], undefined],
  ['backups-and-restores/loss', ['15 Hours', '3.0', 'the loss'], undefined],
  [
    'backups-and-restores/loss',
    ['18', '20', 'both'],
    'Nobody could place an order after 17:00. Count what was placed since the copy.',
  ],
  [
    'backups-and-restores/age',
    [
      'last=$(restic -r ~/far/backup snapshots --latest 1 --json | jq -r ".[0].time")\nage=$(( ($(date +%s) - $(date -d "$last" +%s)) / 60 ))\necho "$age"\ntest "$age" -le 1440',
      'a timer that is switched off',
    ],
    undefined,
  ],
  [
    'backups-and-restores/age',
    [
      'last=$(restic snapshots --latest 1 --json | jq -r ".[0].time")\nm=$(( ($(date +%s) - $(date -d $last +%s)) / 60 ))\necho $m\nif [ $m -gt $((60*24)) ]; then exit 1; fi',
      'a timer that is switched off',
    ],
    undefined,
  ],
  [
    'backups-and-restores/age',
    [
      't=$(restic snapshots --latest 1 --json | jq -r ".[0].time")\nm=$(( ($(date +%s) - $(date -d $t +%s)) / 60 ))\necho $m\n(( m <= 1440 ))',
      'a timer that is switched off',
    ],
    undefined,
  ],
  [
    'backups-and-restores/age',
    [
      't=$(restic snapshots --latest 1 --json | jq -r ".[0].time")\nm=$(( ($(date +%s) - $(date -d $t +%s)) / 60 ))\necho $m\n[[ $m -lt 1440 ]]',
      'a timer that is switched off',
    ],
    undefined,
  ],
  [
    'backups-and-restores/one-file',
    ['restic restore latest --repo ~/far/backup --include /uploads/boat.txt --target=~/harbour'],
    'This writes into the living folder. Restore beside it first.',
  ],
  [
    'backups-and-restores/one-file',
    ['restic restore latest --repo ~/far/backup --include /uploads/boat.txt --target ~/found'],
    'The file lies beside its place. Now bring it back there.',
  ],
  [
    'backups-and-restores/missing',
    ['git init', 'in the folder of the shop'],
    'There is no repository yet into which a backup could go.',
  ],
  [
    'ci-and-deploys/lock',
    ['flock ~/l build.sh\nflock ~/l deploy.sh'],
    'Each script holds the file for itself: between the two a second build could come. Hold it during both.',
  ],
  [
    'ci-and-deploys/lock',
    ['flock ~/l build.sh && flock ~/l deploy.sh'],
    'Each script holds the file for itself: between the two a second build could come. Hold it during both.',
  ],
  [
    'ci-and-deploys/images',
    ["docker images shop | tail -n +7 | awk '{print $3}' | xargs docker rmi"],
    undefined,
  ],
  [
    'ci-and-deploys/images',
    ["docker image ls shop | awk 'NR > 6 {print $3}' | xargs docker image rm"],
    undefined,
  ],
  [
    'ci-and-deploys/images',
    ["docker image ls shop -q | awk 'NR>=6' | xargs docker image rm"],
    undefined,
  ],
  [
    'ci-and-deploys/images',
    ["docker images shop | tail -n +6 | awk '{print $3}' | xargs docker rmi"],
    'The first line of this list is its heading, so only four images stay.',
  ],
  [
    'nginx/www',
    [
      'server { listen 80; server_name www.shop.example.com; return https://shop.example.com$request_uri; }',
    ],
    undefined,
  ],
  [
    'nginx/www',
    [
      'server { listen 80; server_name www.shop.example.com; return 301 https://shop.example.com${request_uri}; }',
    ],
    undefined,
  ],
  [
    'nginx/www',
    [
      'server { listen 80; server_name www.shop.example.com; return 301 $scheme://shop.example.com$request_uri; }',
    ],
    'The visitor is to come to https.',
  ],
  [
    'nginx/www',
    [
      'server { listen 80; server_name www.shop.example.com; return 301 https://shop.example.com$uri$is_args$args; }',
    ],
    'This variable is the path without the query, and decoded. Another one holds both as the client sent them.',
  ],
  [
    'nginx/busy',
    [
      'upstream shop { zone shop 65536; least_conn; server app1:3000; server app2:3000; }\nserver { listen 80; location / { proxy_pass http://shop; } }',
    ],
    undefined,
  ],
  [
    'nginx/busy',
    [
      'upstream shop { least_conn; zone shop 64k; server app1:3000; server app2:3000; }\nserver { listen 80; location / { proxy_pass http://backend; } }',
    ],
    'No location passes requests to the upstream yet.',
  ],
  [
    'nginx/prefix',
    [
      'upstream api { server app2:3000; }\nupstream site { server app1:3000; }\nserver {\n  listen 80;\n  location /api/ { proxy_pass http://api/; }\n  location / { proxy_pass http://site; }\n}',
    ],
    undefined,
  ],
  [
    'nginx/prefix',
    [
      'server { listen 80; location / { proxy_pass http://app1:3000; } location /api/ { rewrite ^/api(/.*)$ $1 break; proxy_pass http://app2:3000; } }',
    ],
    undefined,
  ],
  ['nginx/assets', ['server { location ~ ^/assets/ { root /srv/shop; expires 1y; } }'], undefined],
  ['caddy/status', ['http://status.example.com {\n\trespond "all fine"\n}'], undefined],
  ['caddy/status', ['status.example.com {\n\thandle {\n\t\trespond "all fine"\n\t}\n}'], undefined],
  [
    'caddy/status',
    ['status.example.com {\n\trespond 200 {\n\t\tbody "all fine"\n\t}\n}'],
    undefined,
  ],
  [
    'caddy/status',
    ['status.example.com {\n\trespond /health "all fine"\n}'],
    'This answers one path. The answer is for all of them.',
  ],
  [
    'caddy/status',
    ['status.example.com {\n\trespond "All fine"\n}'],
    'The answer is to be the text all fine, in these letters, and nothing else.',
  ],
  [
    'caddy/www',
    ['www.shop.example.com {\n\tredir https://shop.example.com{path}?{query} 301\n}'],
    undefined,
  ],
  [
    'caddy/trusted',
    [
      'shop.example.com {\n\treverse_proxy http://app1:3000 {\n\t\ttrusted_proxies 10.0.0.0/8 192.168.0.0/16\n\t}\n}',
    ],
    undefined,
  ],
  [
    'caddy/trusted',
    ['shop.example.com {\n\ttrusted_proxies private_ranges\n\treverse_proxy app1:3000\n}'],
    'trusted_proxies belongs into the block of reverse_proxy, or into servers of the global block.',
  ],
  [
    'caddy/trusted',
    [
      'shop.example.com {\n\treverse_proxy app1:3000 {\n\t\ttrusted_proxies static private_ranges\n\t}\n}',
    ],
    'In the block of reverse_proxy, the addresses follow at once, without the word static.',
  ],
  [
    'caddy/api',
    [
      'shop.example.com {\n\thandle_path /api/* {\n\t\treverse_proxy http://app2:3000\n\t}\n\treverse_proxy app1:3000\n}',
    ],
    undefined,
  ],
  [
    'caddy/api',
    [
      'shop.example.com {\n\thandle_path /api {\n\t\treverse_proxy app2:3000\n\t}\n\thandle {\n\t\treverse_proxy app1:3000\n\t}\n}',
    ],
    'Without a slash and a star behind it, this matches one path only.',
  ],
  [
    'caddy/api',
    [
      'shop.example.com {\n\thandle_path /api/* {\n\t\treverse_proxy app1:3000\n\t}\n\thandle {\n\t\treverse_proxy app2:3000\n\t}\n}',
    ],
    'Paths under /api/ are to go to app2:3000.',
  ],
  ['caddy/stop', ['HTTP 503', '5 s', 'lb_try_duration 5s'], undefined],
  ['caddy/stop', ['503 Service Unavailable', '5 seconds', 'LB_TRY_DURATION'], undefined],
  ['caddy/stop', ['503', '5 sec', 'lb_try_duration: 5s'], undefined],
  [
    'caddy/stop',
    ['502', '30', 'health_interval'],
    'That says how often Caddy looks whether a backend is well.',
  ],
  [
    'haproxy/api',
    [
      'backend api\n    server app2 app2:3000\nbackend site\n    server app1 app1:3000\nfrontend web\n    bind :80\n    acl is_api path_beg -i /api/\n    use_backend api if is_api\n    default_backend site\n',
    ],
    undefined,
  ],
  [
    'haproxy/api',
    [
      'defaults\n    mode http\n    timeout connect 2s\n    timeout client 60s\n    timeout server 60s\n\nfrontend web\n    bind :80\n    use_backend api if { path_beg /api }\n    default_backend site\n\nbackend site\n    server app1 app1:3000\n\nbackend api\n    server app2 app2:3000\n',
    ],
    'This takes /apiary too. Where does the prefix end?',
  ],
  [
    'haproxy/sticky',
    [
      'defaults\n    mode http\n    timeout connect 2s\n    timeout client 60s\n    timeout server 60s\n\nfrontend web\n    bind :80\n    default_backend shop\n\nbackend shop\n    cookie SRV insert\n    server app2 app2:3000 cookie b check\n    server app1 app1:3000 cookie a check\n',
    ],
    undefined,
  ],
  [
    'haproxy/sticky',
    [
      'defaults\n    mode http\n    timeout connect 2s\n    timeout client 60s\n    timeout server 60s\n\nfrontend web\n    bind :80\n    default_backend shop\n\nbackend shop\n    cookie SRV\n    server app1 app1:3000 cookie a\n    server app2 app2:3000 cookie b\n',
    ],
    'The line says the name of the cookie. It has to say also that HAProxy sets it.',
  ],
  [
    'haproxy/sticky',
    [
      'defaults\n    mode http\n    timeout connect 2s\n    timeout client 60s\n    timeout server 60s\n\nfrontend web\n    bind :80\n    default_backend shop\n\nbackend shop\n    cookie SRV insert\n    server app2 app2:3000 cookie a\n    server app1 app1:3000 cookie a\n',
    ],
    'Both servers have the same value.',
  ],
  [
    'haproxy/spare',
    [
      'defaults\n    mode http\n    timeout connect 2s\n    timeout client 60s\n    timeout server 60s\n\nfrontend web\n    bind :80\n    default_backend shop\n\nbackend shop\n    default-server check inter 2s\n    server app1 app1:3000\n    server app2 app2:3000 backup\n',
    ],
    undefined,
  ],
  [
    'haproxy/methods',
    [
      'defaults\n    mode http\n    timeout connect 2s\n    timeout client 60s\n    timeout server 60s\n\nfrontend web\n    bind :80\n    http-request deny deny_status 405 unless { method GET POST }\n    default_backend shop\n\nbackend shop\n    server app1 app1:3000\n',
    ],
    'HEAD is refused. A ready condition covers it together with GET; your own has to name it.',
  ],
  [
    'haproxy/methods',
    [
      'defaults\n    mode http\n    timeout connect 2s\n    timeout client 60s\n    timeout server 60s\n\nfrontend web\n    bind :80\n    acl ok method GET HEAD POST\n    http-request deny deny_status 405 if ok\n    default_backend shop\n\nbackend shop\n    server app1 app1:3000\n',
    ],
    'This refuses what is allowed, and allows the rest.',
  ],
  [
    'traefik/www',
    [
      'http:\n  middlewares:\n    no-www:\n      redirectRegex:\n        permanent: true\n        regex: ^https://www\\.(.*)\n        replacement: https://${1}\n  routers:\n    www:\n      entryPoints:\n        - websecure\n      rule: "Host(`www.shop.example.com`)"\n      service: shop\n      middlewares:\n        - no-www\n',
    ],
    undefined,
  ],
  [
    'traefik/www',
    [
      'http:\n  routers:\n    www:\n      rule: \'Host("www.shop.example.com")\'\n      middlewares:\n        - r@file\n      service: noop@internal\n  middlewares:\n    r:\n      redirectRegex:\n        regex: "^https://www.shop.example.com/(.*)$"\n        replacement: "https://shop.example.com/$1"\n',
    ],
    undefined,
  ],
  [
    'traefik/www',
    [
      "http:\n  routers:\n    redirect-www:\n      rule: \"Host(`www.shop.example.com`)\"\n      entryPoints: [web, websecure]\n      middlewares: [to-apex]\n      service: noop@internal\n      tls: {}\n  middlewares:\n    to-apex:\n      redirectRegex:\n        regex: '^(https?)://www\\.shop\\.example\\.com/(.*)'\n        replacement: 'https://shop.example.com/${2}'\n",
    ],
    undefined,
  ],
  [
    'traefik/prefix',
    [
      'http:\n  routers:\n    api:\n      rule: PathPrefix(`/api/`)\n      middlewares: [strip]\n      service: api\n    site:\n      rule: PathPrefix(`/`)\n      service: site\n  middlewares:\n    strip:\n      stripPrefix:\n        prefixes:\n          - /api\n  services:\n    api:\n      loadBalancer:\n        servers:\n          - url: \'http://app2:3000\'\n    site:\n      loadBalancer:\n        servers:\n          - url: "http://app1:3000/"\n',
    ],
    undefined,
  ],
  [
    'traefik/prefix',
    [
      'http:\n  routers:\n    api:\n      rule: PathPrefix(`/api/`)\n      middlewares: [strip]\n      service: api\n    site:\n      rule: PathPrefix(`/`)\n      service: site\n  middlewares:\n    strip:\n      replacePathRegex:\n        regex: ^/api/(.*)\n        replacement: /$1\n  services:\n    api:\n      loadBalancer:\n        servers:\n          - url: http://app2:3000\n    site:\n      loadBalancer:\n        servers:\n          - url: http://app1:3000\n',
    ],
    undefined,
  ],
  [
    'traefik/canary',
    [
      'http:\n  services:\n    shop:\n      weighted:\n        services:\n          - name: old\n            weight: 1\n          - name: new\n            weight: 9\n    new:\n      loadBalancer:\n        servers: [{ url: http://app2:3000 }]\n    old:\n      loadBalancer:\n        servers: [{ url: http://app1:3000 }]\n',
    ],
    'This gives the new version nine requests in ten.',
  ],
  [
    'traefik/canary',
    [
      'http:\n  services:\n    shop:\n      weighted:\n        services:\n          - name: new\n            weight: 1\n          - name: old\n            weight: 90\n    new:\n      loadBalancer:\n        servers: [{ url: http://app2:3000 }]\n    old:\n      loadBalancer:\n        servers: [{ url: http://app1:3000 }]\n',
    ],
    'The weights do not make one request in ten.',
  ],
];

/** The same of the exercises with a prompt: what was typed, and whether it is the goal. */
export const GIT_ONCE_WRONG: readonly (readonly [
  of: string,
  lines: readonly string[],
  isReached: boolean,
])[] = [
  ['first-commit', ['git init', 'echo .env* > .gitignore', 'git add .', 'git commit -m x'], true],
  ['first-commit', ['git init && echo .env > .gitignore', 'git add . && git commit -m x'], true],
  [
    'first-commit',
    ['git init', 'echo /.env > .gitignore', 'git add home.txt .gitignore', "git commit -m 'x' -q"],
    true,
  ],
  [
    'first-commit',
    ['git init', 'printf ".env\\n" > .gitignore', 'git add .', 'git commit -m x'],
    true,
  ],
  [
    'first-commit',
    ['git init', 'echo ".env" > .gitignore; git add .; git commit -m "a && b; c"'],
    true,
  ],
  [
    'first-commit',
    ['git init', 'echo .env >.gitignore', 'git add *', 'git add .gitignore', 'git commit -m x'],
    true,
  ],
  [
    'first-commit',
    ['git init', 'cat > .gitignore', 'echo .env > .gitignore', 'git add --all', 'git commit -qm x'],
    true,
  ],
  ['undo', ['git checkout -- home.txt', 'git reset notes.txt', 'rm notes.txt'], true],
  ['undo', ['git restore home.txt', 'git rm -f notes.txt'], true],
  ['undo', ['git reset HEAD notes.txt', 'rm notes.txt', 'git checkout home.txt'], true],
  ['undo', ['git restore --staged notes.txt && rm notes.txt && git restore home.txt'], true],
  ['undo', ['git reset', 'git checkout .', 'rm notes.txt'], true],
  ['undo', ['git rm --cached notes.txt; rm notes.txt; git checkout -- .'], true],
  ['undo', ['git restore --staged --worktree home.txt', 'git rm -f notes.txt'], true],
  ['undo', ['rm -f notes.txt', 'git reset', 'git restore .'], true],
  [
    'first-push',
    [
      'git add -A',
      'git commit -m x',
      'git remote add origin ../shop.git',
      'git push -u origin HEAD',
    ],
    true,
  ],
  [
    'first-push',
    [
      'git add hours.txt',
      'git commit -m x',
      'git remote add origin ../shop.git',
      'git push origin main',
    ],
    false,
  ],
  ['first-pull', ['git pull -r', 'git push'], true],
  [
    'two-ways-to-merge',
    [
      'git checkout -b search',
      'echo a > search.txt',
      'git add .',
      'git commit -m s',
      'git checkout main',
      'echo b > hours.txt',
      'git add -A',
      'git commit -m h',
      'git merge --no-edit search',
      'git branch -d search',
    ],
    true,
  ],
  [
    'two-ways-to-merge',
    [
      'git branch search',
      'echo b > hours.txt',
      'git add .',
      'git commit -m h',
      'git switch search',
      'echo a > search.txt',
      'git add .',
      'git commit -m s',
      'git switch main',
      'git merge search -m "Merge search"',
      'git log --oneline --graph',
      'git branch --delete search',
    ],
    true,
  ],
  ['conflict', ['git merge summer', 'git add home.txt', 'git commit -m x'], false],
  ['rebase-your-branch', ['git rebase main contact', 'git switch main', 'git merge contact'], true],
  [
    'rebase-your-branch',
    ['git checkout contact', 'git rebase main', 'git checkout main', 'git merge contact'],
    true,
  ],
  ['after-review', ['git pull --rebase origin main', 'git push --force-with-lease'], true],
  [
    'after-review',
    [
      'git switch main',
      'git pull',
      'git switch address',
      'git rebase main',
      'git push --force-with-lease',
    ],
    true,
  ],
  ['after-review', ['git pull --rebase origin main', 'git push --force-with-lease'], true],
  ['after-review', ['git fetch && git rebase origin/main && git push --force-with-lease'], true],
  ['rescue', ['git reflog', 'git switch -c rescue HEAD@{1}'], true],
  ['rescue', ['git reflog', 'git checkout -b rescue HEAD@{1}'], true],
  ['rescue', ['git checkout HEAD@{1}', 'git switch -c rescue'], true],
  ['wrong-branch', ['git branch idea', 'git reset --hard HEAD~1', 'git switch idea'], true],
  ['wrong-branch', ['git switch -c idea', 'git branch -f main HEAD~1'], true],
  ['wrong-branch', ['git checkout -b idea', 'git branch -f main main~1'], true],
  ['wrong-branch', ['git checkout -b idea', 'git checkout main', 'git reset --hard HEAD^1'], true],
];
