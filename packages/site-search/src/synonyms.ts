import { termOf } from './terms.ts';

/**
 * Words that people use for the same thing, one group a line. Words that form one term are joined. This is
 * vocabulary only, and no query is sent to a particular page here.
 */
const GROUPS = `
postgresql postgres pg psql pgsql postgre
database db rdbms
tls https ssl certificate cert letsencrypt
environment env variable var config setting envvars
domain dns hostname nameserver webaddress
price pricing cost bill fee expensive charge cheap
payment pay card creditcard invoice receipt sepa debit paypal
backup dump restore snapshot recovery
export download dump
volume disk storage persistent filesystem hdd ssd nvme
objectstorage objectstore s3 bucket minio blob
deploy release publish ship deployment
secret password credential token apikey
leak compromised stolen exposed rotate
container docker podman
compose docker-compose docker-compose.yml compose.yaml compose.yml
javascript js node nodejs express typescript
python django fastapi
java spring springboot kotlin jvm
ruby rails
framework flask laravel symfony nextjs nestjs phoenix aspnet sveltekit
kubernetes k8s kubectl helm cluster pod
scale replica scaling horizontal autoscaling instance
memory ram
cpu vcpu
size plan tier
log logging stdout stderr print output
metric monitoring observability
alert notification notify alarm
crash fault failure error broken troubleshoot debug
downtime outage availability uptime sla servicelevel
ssh bastion tunnel jumphost jumpbox
sftp scp rsync ftp upload
cancel leave delete quit
delete remove destroy
invite colleague teammate member people team collaborator
role permission rbac access iam
2fa mfa totp passkey twofactor secondfactor
login signin authentication auth authenticate oauth sso
region location country datacenter
privacy gdpr datenschutz dsgvo dataprotection
dpa avv processor subprocessor
imprint impressum operator owner owns
terms agb conditions tos
vulnerability security disclosure
firewall waf ddos protection attack
limit quota maximum max
support help contact
repository repo git github gitlab versioncontrol vcs
ci cd pipeline githubactions
webhook hook callback
proxy reverse-proxy loadbalancer loadbalancing balance
worker background queue job
cron schedule scheduler scheduled crontab periodic recurring
mail email smtp e-mail
healthcheck health probe readiness liveness
vm virtual virtualmachine vps hypervisor
mariadb mysql
mongodb mongo nosql
valkey redis cache keyvalue memcached
try trial
start begin quickstart started tutorial
shell bash terminal cli commandline console
migrate move import transfer
increase raise grow enlarge extend expand resize
decrease reduce shrink lower
static fixed permanent
outgoing outbound egress
restart reboot relaunch
slow performance speed latency
template selfhost selfhosted oneclick
llm ai chat chatbot chatgpt gpt openai
automation zapier ifttt
bookkeeping accounting finance
wiki knowledge confluence notion
analytics statistics tracking
photo picture
music audio spotify mp3
comic manga ebook epub reader kindle
forum discussion community discourse
bookmark pocket favourite favorite
blog newsletter cms wordpress
design figma prototype wireframe
screencast loom video
note evernote memo
comment disqus
crm erp salesforce odoo
fly.io flyio
redis rediss
server host machine
laptop computer pc
bigger larger big
gone vanish disappear
allowlist whitelist
upgrade update
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const table = new Map<string, Set<string>>();
for (const group of GROUPS) {
  const stems = group.map(termOf);
  for (const one of stems) {
    const others = table.get(one) ?? new Set<string>();
    for (const other of stems) if (other !== one) others.add(other);
    table.set(one, others);
  }
}

/** The other terms in a term's groups. Most terms have none. */
export function synonymsOf(term: string): readonly string[] {
  return [...(table.get(term) ?? [])];
}
