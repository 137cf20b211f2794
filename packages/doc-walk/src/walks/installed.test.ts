import { expect, it } from 'vitest';
import { installedBy } from './installed.ts';

it.each([
  ['of one line', ['sudo apt-get install -y nginx git'], ['nginx', 'git']],
  ['named twice', ['apt install curl', 'sudo apt install -y curl'], ['curl']],
  [
    "before a repository is added, since later ones are that repository's",
    [
      'sudo apt install -y curl\necho deb | sudo tee /etc/apt/sources.list.d/docker.list\nsudo apt install -y docker-ce',
      'sudo apt install -y docker-compose-plugin',
    ],
    ['curl'],
  ],
])('packages of Debian: those %s', (_what, scripts, packages) => {
  expect(installedBy(scripts)).toEqual(packages);
});
