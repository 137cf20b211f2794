import path from 'node:path';

/** The room of a file or folder: the longest of the known names that it lies in. */
function roomOf(file, rooms) {
  return rooms
    .filter((room) => file === room || file.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** Where an import leads, from the project's folder; undefined for a package. */
function targetOf(source, file) {
  if (source.startsWith('@site/')) return source.slice('@site/'.length);
  if (source.startsWith('.')) return path.posix.join(path.posix.dirname(file), source);
  return undefined;
}

const isWithin = (target, place) => target === place || target.startsWith(`${place}/`);

/**
 * A rule that holds the direction in which rooms may import: the option is the
 * table of rooms, each with the places it may import beside itself and the
 * packages it does without. Resolves paths, so that it does not matter how an
 * import is written.
 */
export const layers = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      room: '{{room}} does not import {{target}}. It may import {{may}}: see LAYERS in eslint.config.mjs.',
      package: '{{room}} does without {{target}}: see LAYERS in eslint.config.mjs.',
    },
  },
  create(context) {
    const [table] = context.options;
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const room = roomOf(file, Object.keys(table));
    if (!room || /\.(test|spec)\.tsx?$/.test(file)) return {};
    const { may, without = [] } = table[room];

    function check(node) {
      const source = node?.value;
      if (typeof source !== 'string') return;
      const target = targetOf(source, file);
      if (target === undefined) {
        const banned = without.some(
          (name) =>
            source === name ||
            source.startsWith(`${name}/`) ||
            (name.endsWith(':') && source.startsWith(name)),
        );
        if (banned) context.report({ node, messageId: 'package', data: { room, target: source } });
      } else if (
        ![room, ...may].some(
          (place) => isWithin(target.replace(/\.[a-z]+$/, ''), place) || isWithin(target, place),
        )
      ) {
        context.report({
          node,
          messageId: 'room',
          data: { room, target, may: may.join(', ') || 'nothing of ours' },
        });
      }
    }
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};
