import { describe, expect, it } from 'vitest';
import { dockerProblem } from './docker-cli.ts';
import { isRemote } from './remote.ts';
import { simpleCommands } from './shell-lexer.ts';

const programs = (script: string) =>
  simpleCommands(script).map(({ words, line }) => `${line} ${words[0]}`);

describe('the commands of a script', () => {
  it.each([
    ['lists and pipes', 'a && b | c; d', ['1 a', '1 b', '1 c', '1 d']],
    ['lines', 'a\n\nb', ['1 a', '3 b']],
    ['continuation lines', 'a \\\n  x\nb', ['1 a', '3 b']],
    ['quotes', `a 'x; y' "z | w"`, ['1 a']],
    ['comments', 'a # b; c', ['1 a']],
    ['assignments and sudo', 'X=1 sudo -u root a', ['1 a']],
    ['substitutions', 'a "$(b x)" $(c)', ['1 b', '1 a', '1 c']],
    ['here-documents', 'a <<EOF\nb; c\nEOF\nd', ['1 a', '4 d']],
    ['redirections', 'a > x 2>&1 && b', ['1 a', '1 b']],
    ['loops', 'for i in 1 2; do a; done', ['1 for', '1 a', '1 done']],
  ])('are found in %s', (_what, script, expected) => {
    expect(programs(script)).toEqual(expected);
  });
});

const docker = (line: string) => simpleCommands(line).map(dockerProblem).find(Boolean);

describe('a docker command line', () => {
  it.each([
    'docker run --rm -it -p 80:80 -e A=b --name web nginx:1.28 nginx -g "daemon off;"',
    'docker run -dp 8080:80 nginx --unknown-flag-of-the-program',
    'docker compose -f a.yaml --profile dev up -d --wait',
    'docker compose exec -T db psql -U app --csv',
    'docker compose logs web --tail 20 -f',
    'docker build --platform linux/amd64 -t shop:1 --secret id=x .',
    'docker buildx build --push -t a .',
    'docker image ls --format json',
    'docker volume create data',
    'docker --version',
    'docker ps -aq',
  ])('is right: %s', (line) => {
    expect(docker(line)).toBeUndefined();
  });

  it.each([
    ['docker compose up --wiat', 'no flag --wiat'],
    ['docker rnu nginx', "no command 'rnu'"],
    ['docker compose pu', "no command 'pu'"],
    ['docker run -Z nginx', 'no flag -Z'],
    ['docker compose up web --detatch', 'no flag --detatch'],
    ['docker image lst', "no command 'lst'"],
  ])('is wrong: %s', (line, message) => {
    expect(docker(line)).toContain(message);
  });
});

describe('a command', () => {
  it.each([
    ['docker ps', true],
    ['ssh host', true],
    ['curl https://shop.example.com/', true],
    ['curl http://127.0.0.1:8080/', false],
    ['git clone https://example.com/a.git', true],
    ['git commit -m x', false],
    ['psql "$DATABASE_URL"', false],
    ['psql -h db.internal', true],
    ['ls -la', false],
  ])('%s needs more than this machine: %s', (line, expected) => {
    expect(simpleCommands(line).some(isRemote)).toBe(expected);
  });
});
