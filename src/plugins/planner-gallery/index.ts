import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { examples } from '../../components/planner/ComposePlanner/examples.ts';
import { composePath, templates } from '../../lib/templates.ts';
import { plan, type Plan } from 'compose-planner';
import '../../lib/planner.ts';

/** A file to start from in the planner. */
export interface Stack {
  name: string;
  text: string;
}

/** The stacks of the gallery: the site's templates, and unchanged public files. */
export interface Gallery {
  templates: readonly Stack[];
  public: readonly Stack[];
}

/** The names of the public files, in the order of the list. */
const NAMES: Readonly<Record<string, string>> = {
  'gitea-postgres': 'Gitea with PostgreSQL',
  'nextcloud-postgres': 'Nextcloud with PostgreSQL',
  'wordpress-mysql': 'WordPress with MariaDB',
  'prometheus-grafana': 'Prometheus and Grafana',
  'nginx-flask-mysql': 'Flask behind nginx, with MariaDB',
  'react-express-mongodb': 'React, Express and MongoDB',
};

/** Reads the files of the gallery. */
export function readGallery(): Gallery {
  const folder = fileURLToPath(new URL('./public', import.meta.url));
  return {
    templates: templates.map(({ name, slug }) => ({
      name,
      text: fs.readFileSync(composePath(slug), 'utf8'),
    })),
    public: Object.entries(NAMES).map(([file, name]) => ({
      name,
      text: fs.readFileSync(path.join(folder, `${file}.yaml`), 'utf8'),
    })),
  };
}

/**
 * Puts the gallery and the plans of the planner's example files into `@generated/planner-gallery/default/`.
 * Pages show those plans before the rules are loaded.
 */
export default function plannerGallery(): Plugin {
  return {
    name: 'planner-gallery',
    getPathsToWatch: () => ['examples/templates/*/compose.yaml'],
    async contentLoaded({ actions }) {
      const plans: Record<string, Plan> = {};
      for (const [name, text] of Object.entries(examples)) plans[name] = plan(text);
      await actions.createData('plans.json', plans);
      await actions.createData('gallery.json', readGallery());
    },
  };
}
