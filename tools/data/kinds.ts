import fs from 'node:fs';
import path from 'node:path';

/** A kind of data: its schema, and its file or folder of files. */
export interface Kind {
  name: string;
  schema: string;
  /** True for `data/<kind>/`, one file per item. False for `data/<kind>.yaml`. */
  isFolder: boolean;
  files: string[];
}

const isFile = (file: string) => fs.existsSync(file) && fs.statSync(file).isFile();

/** Every kind below `data/`, found by its file or folder. Throws if a kind has no schema, or a schema no kind. */
export function findKinds(root: string): Kind[] {
  const data = path.join(root, 'data');
  const schemas = path.join(data, 'schemas');
  const named = fs
    .readdirSync(data, { withFileTypes: true })
    .filter((entry) => entry.name !== 'schemas')
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.yaml'));
  const kinds = named.map((entry): Kind => {
    const name = entry.name.replace(/\.yaml$/, '');
    const place = path.join(data, entry.name);
    const files = entry.isDirectory()
      ? fs
          .readdirSync(place)
          .filter((file) => file.endsWith('.yaml'))
          .sort()
          .map((file) => path.join(place, file))
      : [place];
    const schema = path.join(schemas, `${name}.schema.json`);
    return { name, schema, isFolder: entry.isDirectory(), files };
  });
  const names = kinds.map(({ name }) => name);
  for (const { name, schema } of kinds) {
    if (!isFile(schema))
      throw new Error(`data/${name} has no schema: write ${path.relative(root, schema)}`);
    if (names.indexOf(name) !== names.lastIndexOf(name)) {
      throw new Error(`data/${name} is a folder and a file: keep one of them`);
    }
  }
  for (const file of fs.readdirSync(schemas)) {
    if (!names.includes(file.replace('.schema.json', ''))) {
      throw new Error(
        `data/schemas/${file} has no data: write data/${file.replace('.schema.json', '.yaml')}`,
      );
    }
  }
  return kinds;
}
