/**
 * What changed on the site, when and why it matters to a reader. Whoever
 * changes what a page says adds an entry at the top; typing errors and looks
 * have none. The page /docs/changes/ and its feed are made from this list.
 */

export interface Change {
  /** Unique and stable: feed readers know an entry by it, and links end in it. */
  id: string;
  /** ISO day. */
  date: string;
  title: string;
  /** One to three plain sentences. */
  text: string;
  /** The pages that changed. */
  pages: readonly { to: string; label: string }[];
}

const on =
  (date: string) =>
  (id: string, title: string, text: string, ...pages: (readonly [string, string])[]): Change => ({
    id,
    date,
    title,
    text,
    pages: pages.map(([to, label]) => ({ to, label })),
  });
const day24 = on('2026-11-24');
const day23 = on('2026-11-23');
const day22 = on('2026-11-22');
const day21 = on('2026-11-21');
const day20 = on('2026-11-20');

/** All changes, the newest first. */
export const changes: readonly Change[] = [
  day24(
    'moves-stop-the-rehearsal',
    'Moves: the app of the rehearsal is stopped before the last copy',
    'Seven guides now say to stop the app here before the data is copied for the last time, so that it neither writes nor holds the tables. The guide from Vercel keeps files with secrets out of the image, finds what it looks for in more kinds of files, and ends the maintenance mode on the way back; those from Fly.io and a server of your own stop workers and the jobs of the crontab.',
    ['/docs/migrate/', 'Moves'],
    ['/docs/migrate/vercel/', 'From Vercel'],
    ['/docs/migrate/a-server-with-compose/', 'From a server with Compose'],
  ),
  day24(
    'names-of-your-own',
    'Lessons and services: what you may have already under the same name',
    'The lesson on SQL and NoSQL says what to do where a database or keys of these names are yours, and those on Docker remove what they made. The page about the bastion no longer risks a key or the last entry of a configuration, and that about Redis says how not to reach a Redis of your own.',
    ['/learn/foundations/sql-vs-nosql/', 'SQL and NoSQL'],
    ['/docs/services/bastion/', 'Bastion'],
    ['/docs/services/redis/', 'Redis'],
  ),
  day23(
    'servers-by-hand',
    'Servers, MySQL and volumes: what following three lessons by hand showed',
    "The lesson on servers says that its SSH server goes on and takes passwords again, removes host keys whose names are hashed, and its way back from the firewall is no longer up to a minute late. The MySQL lesson can be followed on a server of one's own, says when to open the client again and keeps its dump in a folder. The lesson on volumes no longer promises a list before docker volume prune, and those on PostgreSQL and Redis say how to switch the package's server off.",
    ['/learn/foundations/ssh-and-servers/', 'Servers'],
    ['/learn/foundations/mysql-basics/', 'MySQL'],
    ['/learn/foundations/docker-volumes/', 'Docker volumes'],
    ['/learn/foundations/postgres-basics/', 'PostgreSQL'],
    ['/learn/foundations/redis-basics/', 'Redis'],
  ),
  day23(
    'nodebb-sign-in',
    'NodeBB: one setting comes before the first sign-in',
    'Since version 4.14.3 NodeBB gives no session to a browser behind a proxy until trust_proxy is set, so the order of the page led to a 403. The setting comes first now, with the commands that send it back. An empty folder of uploads no longer stops a restore, and a dump from before an upgrade goes into a new database, on the pages of BookStack and Cap too.',
    ['/docs/templates/nodebb/', 'NodeBB'],
    ['/docs/templates/bookstack/', 'BookStack'],
    ['/docs/templates/cap/', 'Cap'],
  ),
  day23(
    'postgresql-by-hand',
    'PostgreSQL: two databases at a time, and an address without a port',
    'The page says when a tunnel takes the place of another, and gives each database a terminal of its own: until now the version after an upgrade could be read from the rehearsal. It also says why the old address needs its port, what EXPLAIN ANALYZE runs, and how to load a dump into a PostgreSQL of your own.',
    ['/docs/services/postgresql/', 'PostgreSQL'],
  ),
  day23(
    'haproxy-certificate',
    "HAProxy: another certificate's renewal no longer takes the place of the shop's",
    "The script that joins certificate and key lay in certbot's folder for scripts that run after every renewal of the machine, so each of them wrote its certificate into the shop's file. It lies outside of that folder now: move yours, and name it with '--deploy-hook'. The lesson also says how to end the renewals. In 'CI and deploys', the exercise that removes old images keeps the one that runs.",
    ['/learn/proxies/haproxy/', 'HAProxy'],
    ['/learn/foundations/ci-and-deploys/', 'CI and deploys'],
  ),
  day23(
    'heroku-by-hand',
    'Moving from Heroku: values without quotes, and time for the queue',
    "Heroku's command puts values with special signs in quotes; the guide says that these are not part of the value. At the cut-over, the maintenance page and the stop of the worker are two commands, so that a queue can be finished between them. All guides say to delete the folder of the move at the end.",
    ['/docs/migrate/heroku/', 'From Heroku'],
    ['/docs/migrate/', 'All guides'],
  ),
  day23(
    'lessons-by-hand',
    'Lessons keep what was yours, and work on Debian and without a domain',
    "Lessons delete only folders that they had you make anew, so that none of yours is lost; those on nginx, HAProxy and Caddy keep the package's configuration and put it back. Without a domain, the certificate of the labs is copied and trusted by commands that can be pasted. Checks that need root's programs have sudo, and the PostgreSQL and MySQL lessons say when to leave the client and which lines of it they do not show.",
    ['/learn/proxies/nginx/', 'nginx'],
    ['/learn/proxies/haproxy/', 'HAProxy'],
    ['/learn/proxies/caddy/', 'Caddy'],
    ['/learn/proxies/traefik/', 'Traefik'],
    ['/learn/foundations/postgres-basics/', 'PostgreSQL'],
    ['/learn/foundations/mysql-basics/', 'MySQL'],
    ['/learn/foundations/backups-and-restores/', 'Backups and restores'],
  ),
  day23(
    'copies-by-day',
    'Backups of templates no longer overwrite those of the day before',
    'On 14 templates a dump, an archive or a fetched folder had a fixed name, so following the page on a second day replaced the first copy. Each copy now goes into a new folder, named after its day. The pages about PostgreSQL and MySQL say which file a dump overwrites.',
    ['/docs/templates/', 'Templates'],
    ['/docs/services/postgresql/', 'PostgreSQL'],
    ['/docs/services/mysql/', 'MySQL'],
  ),
  day23(
    'followed-by-hand',
    'linkding, Express and FastAPI: what following them by hand showed',
    "linkding's page says that a changed LD_SUPERUSER_NAME makes a second administrator, and that the archive leaves out the key of the sessions. The tests of Express and FastAPI leave a note in the database, and applying a draft of Alembic begins with a build of the image.",
    ['/docs/templates/linkding/', 'linkding'],
    ['/docs/getting-started/app-stack/', 'Express and FastAPI'],
  ),
  day23(
    'umami-pgcrypto',
    'Umami asks for an extension that is not on the list',
    'The first migration of Umami creates the PostgreSQL extension pgcrypto, which is not among those offered. The page now says so, and what to do if the first start is refused.',
    ['/docs/templates/umami/', 'Umami'],
  ),
  day23(
    'lessons-clean-up',
    'Lessons say where you work and how to remove what they leave',
    'Six lessons put their files into the home folder, and nine did not say how to remove their containers, volumes, databases or servers. Each names its folder now and ends with what takes its traces away. Lists of packages are renewed before something is installed.',
    ['/learn/', 'Lessons'],
  ),
  day23(
    'exercises-take-more',
    'Exercises take more right answers, and say more about wrong ones',
    'In most lessons, right answers with a unit, with quotes, in another order or by another command were refused, and some wrong ones were taken. The Git exercises know git checkout and commands joined by &&. Four tasks say more exactly what they ask for.',
    ['/learn/', 'Lessons'],
  ),
  day23(
    'proxies-measured-again',
    'nginx, HAProxy and Caddy measured again, with their newer versions',
    "The post had figures of Debian 12's versions at full load. It now has those of nginx 1.30, HAProxy 3.2 and Caddy 2.11 at a fixed rate, all with TLS: what a first visit costs, one that resumes its session, and one on a connection that stayed open. It also counts the full handshakes that a reload causes.",
    ['/blog/reverse-proxy-showdown/', 'Three proxies measured'],
  ),
  day23(
    'a-second-reader',
    'Comparisons: some 165 facts read a second time, and 14 advantages of others added',
    "Five statements differed from the vendor's text and are mended: App Platform scales by itself with dedicated vCPUs only and gives away three apps of static sites, Coolify has an app for GitLab and calls Docker Swarm deprecated, and Heroku's Private Spaces are open to verified Teams. Named now are, among others, point-in-time recovery at DigitalOcean, snapshots and UDP at Fly.io, buckets at Railway and dynos of 126 GB at Heroku.",
    ['/hosting/alternative-to-digitalocean-app-platform/', 'DigitalOcean'],
    ['/hosting/alternative-to-fly-io/', 'Fly.io'],
    ['/hosting/alternative-to-railway-eu/', 'Railway'],
    ['/hosting/alternative-to-heroku-eu/', 'Heroku'],
    ['/hosting/alternative-to-coolify/', 'Coolify'],
  ),
  day23(
    'lessons-with-others-2',
    'Lessons: what a beginner asks next, and two sentences that were wrong',
    'A conflict in a rebase has its sides swapped, and an answer with status 304 names no other address: the lessons on branches and on the network said otherwise. Twelve lessons answer more of what a beginner asks, such as the columns of git status, the parts of a URL, how long a browser keeps a copy, quotes in SQL, where nginx looks for further files or which port Traefik takes by itself.',
    ['/learn/foundations/git-first-steps/', 'First steps with Git'],
    ['/learn/foundations/git-branching/', 'Branching in Git'],
    ['/learn/foundations/networking-basics/', 'Networking'],
    ['/learn/foundations/docker-compose-basics/', 'Docker Compose basics'],
    ['/learn/foundations/postgres-basics/', 'PostgreSQL'],
    ['/learn/proxies/nginx/', 'nginx'],
    ['/learn/proxies/traefik/', 'Traefik'],
  ),
  day23(
    'vendors-own-words-2',
    "Comparisons: 46 more facts stand on the vendor's own text, five of them mended",
    'Vercel sells traffic at a flat price, which its page had left out, gives new teams other build machines, and runs functions of more than 800 seconds in a beta only. The free plan of Supabase has 500 MB of memory and not 1 GB, and a project paused there can be resumed for a year. Neon suspends a free database whose disk is full. All other figures were as they stood.',
    ['/hosting/alternative-to-vercel-eu/', 'Vercel'],
    ['/hosting/alternative-to-render-eu/', 'Render'],
    ['/hosting/free-postgres-hosting-europe/', 'Free PostgreSQL'],
    ['/hosting/cheap-docker-hosting-europe/', 'Cheap Docker hosting'],
    ['/blog/netlify-credit-pricing/', 'Netlify credits'],
  ),
  day23(
    'vendors-own-words',
    "Comparisons: 25 facts now stand on the vendor's own text",
    "Among them are Render's prices, Heroku's Eco dynos and certificates, and the development database of App Platform. Vercel's agreement on data names three clouds underneath, where a competitor had named one, and Heroku no longer excepts Eco dynos from certificates.",
    ['/hosting/alternative-to-render-eu/', 'Render'],
    ['/hosting/alternative-to-vercel-eu/', 'Vercel'],
    ['/hosting/alternative-to-heroku-eu/', 'Heroku'],
  ),
  day23(
    'penpot-extension',
    'Penpot needs no extension that is not offered',
    'The page asked you to have support check pgcrypto. Penpot took it out of its migrations in 2021; those of version 2.17.0 were run on PostgreSQL 15 and create uuid-ossp alone.',
    ['/docs/templates/penpot/', 'Penpot'],
  ),
  day22(
    'lessons-with-others',
    'Lessons: a pull request walked through, roles in PostgreSQL, and what only browsers ask',
    'The lesson on branches takes a change through review, rebase and the three ways to merge. The one on PostgreSQL gives each program a role with the rights that it needs, the one on the network explains methods, cookies and CORS, and Traefik has a first look without a domain.',
    ['/learn/foundations/git-branching/', 'Branching in Git'],
    ['/learn/foundations/postgres-basics/', 'PostgreSQL'],
    ['/learn/foundations/networking-basics/', 'Networking'],
    ['/learn/proxies/traefik/', 'Traefik'],
  ),
  day22(
    'postgresql-health-checks',
    'Health checks of PostgreSQL ask an address',
    'At its first start the image of PostgreSQL runs a server that only prepares the database and answers on the socket alone. Compose files of the templates and lessons now ask 127.0.0.1, so an app is not started too early.',
    ['/learn/foundations/docker-compose-basics/', 'Docker Compose basics'],
    ['/docs/templates/', 'Templates'],
  ),
  day22(
    'growing-bills',
    'Comparisons draw how both bills grow, and what becomes what',
    "Six comparison pages draw the start-up's stack on both sides as its traffic or its memory grows, each point computed from the facts of the page. Eight draw what each part of a project becomes here.",
    ['/hosting/alternative-to-render-eu/', 'An EU alternative to Render'],
    ['/hosting/alternative-to-vercel-eu/', 'An EU alternative to Vercel'],
  ),
  day22(
    'checked-exercises',
    'Exercises that are checked in the page, and your progress as a file',
    'Each exercise of the lessons is checked where it stands: short answers, commands, configuration files, SQL and Git. A lesson is done when its exercises are; lessons that you had ticked stay done. Your progress can be saved as a file and read back in another browser.',
    ['/learn/', 'Learn'],
    ['/learn/progress/', 'Your progress'],
  ),
  day22(
    'second-questions',
    'Variables on your computer, slow queries, volumes and audits',
    'How a program reads its variables, and gets the same names on your computer; which queries of a PostgreSQL take the most time; relative paths, builds and dumps of other databases on a volume. The data processing agreement says that audits are allowed without a condition before them.',
    ['/docs/apps/variables/', 'Variables'],
    ['/docs/services/postgresql/', 'PostgreSQL'],
    ['/docs/services/volumes/', 'Volumes'],
    ['/docs/account/data-processing/', 'Data processing agreement'],
  ),
  day22(
    'servers-compared',
    'Two more comparisons: Coolify, and a server at Hetzner',
    'Both cost three workloads on one server, with the price that could be ordered and the lower one that was sold out, and count from how many minutes of work a month on the platform costs less. A record says which facts about others could be read again, and which not.',
    ['/hosting/alternative-to-coolify/', 'An alternative to Coolify'],
    ['/hosting/hetzner-server-or-platform/', 'A Hetzner server or a platform?'],
  ),
  day22(
    'four-lessons',
    'Four lessons: servers, names, backups and releases',
    'How to set up a server with keys, services and a firewall; run a name server and a certificate authority on your own machine; lose everything and restore it with a stopwatch; and release each push through gates. The path puts Redis before the choice between SQL and NoSQL, and every lesson names those that come before it.',
    ['/learn/foundations/ssh-and-servers/', 'SSH and servers'],
    ['/learn/foundations/dns-and-certificates/', 'DNS and certificates'],
    ['/learn/foundations/backups-and-restores/', 'Backups and restores'],
    ['/learn/foundations/ci-and-deploys/', 'CI and deploys'],
  ),
  day22(
    'markdown',
    'Every page as Markdown, prices and limits as data',
    "Each page has a copy in Markdown, which 'Copy page' at its end links; /llms.txt lists all of them, and /data/prices.json and /data/limits.json hold the figures for scripts.",
    ['/docs/changes/', 'What changed'],
  ),
  day22(
    'apps-pages',
    'Variables, releases, health checks, scaling, CI and Compose import have pages of their own',
    'What one long page on advanced settings said is now found by task.',
    ['/docs/apps/', 'Apps'],
  ),
  day22(
    'references',
    'Service pages refer to databases instead of copying passwords',
    'The pages on databases write references, and their restores bring a dump back whole or not at all.',
    ['/docs/services/postgresql/', 'PostgreSQL'],
    ['/docs/services/mysql/', 'MySQL'],
    ['/docs/services/redis/', 'Redis'],
  ),
  day22(
    'planner-names',
    'The planner adapts names and bind mounts',
    'A Compose file with names that do not fit is no longer refused: the plan lists what is renamed. A bind mount can become a volume, and credentials that a managed database does not have are named on their line.',
    ['/hosting/simple-docker-compose-hosting-eu/', 'Compose hosting'],
  ),
  day22(
    'lessons-followed',
    'All lessons followed from their first block to their last',
    'Each lesson was run on a fresh machine with a Docker engine, and what failed there was mended.',
    ['/learn/', 'Learn'],
  ),
  day21(
    'comparisons',
    'Comparisons with six other platforms',
    'Three workloads are costed on both sides, with the source and date of each figure and the way to move and back.',
    ['/hosting/', 'Hosting'],
  ),
  day21(
    'templates',
    'Twenty-one templates',
    'Each page shows what a template creates, what that costs a month, its settings, its Compose file, backup and upgrade.',
    ['/docs/templates/', 'Templates'],
  ),
  day21(
    'lessons',
    'Eighteen lessons and a glossary',
    'Lessons on Linux, networks, Git, containers, databases and proxies, with exercises whose answers are folded away.',
    ['/learn/', 'Learn'],
    ['/learn/glossary/', 'Glossary'],
  ),
  day21(
    'posts',
    'Ten posts',
    'Measurements of three proxies, a lab for MetalLB, what rent is made of, and how the platform is built, with scripts and raw numbers.',
    ['/blog/', 'Blog'],
  ),
  day21(
    'documentation',
    'Documentation of apps, services, networking and billing',
    'Written with every code block checked by the tool that runs it.',
    ['/docs/intro/', 'Introduction'],
  ),
  day20(
    'prices',
    'Sizes, prices and limits published',
    'Six sizes for apps and databases, billed by the hour, with worked bills.',
    ['/pricing/', 'Pricing'],
    ['/docs/billing/', 'Billing'],
  ),
];
