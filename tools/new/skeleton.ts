import fs from 'node:fs';
import path from 'node:path';

/** A skeleton's text with every `%name%` filled in. Throws on a name without a value. */
export function fromSkeleton(file: string, values: Readonly<Record<string, string>>): string {
  const text = fs.readFileSync(path.join(import.meta.dirname, 'skeletons', file), 'utf8');
  return text.replace(/%(\w+)%/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} asks for %${name}%, which nobody gives.`);
    return value;
  });
}
