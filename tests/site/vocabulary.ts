import fs from 'node:fs';
import ts from 'typescript';

/** The vocabulary of schema.org, as the package schema-dts writes it down in types. */
const FILE = 'node_modules/schema-dts/dist/schema.d.ts';

/** Strings, numbers and the like, which stand for themselves. */
const TEXTS = new Set(['Text', 'URL', 'CssSelectorType', 'XPathType', 'PronounceableText']);
const TIMES = new Set(['Date', 'DateTime', 'Time']);
const NUMBERS = new Set(['Number', 'Integer', 'Float']);

interface Shape {
  bases: string[];
  properties: Map<string, string[]>;
}

const shapes = new Map<string, Shape>();
/** What a named type may be: other named types, and literals in quotes. */
const unions = new Map<string, string[]>();

/** The names and literals in a type, those that `SchemaValue` wraps included. */
function namesIn(type: ts.TypeNode | undefined): string[] {
  if (!type) return [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(namesIn);
  if (ts.isParenthesizedTypeNode(type)) return namesIn(type.type);
  if (ts.isLiteralTypeNode(type)) return [type.literal.getText()];
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText();
    return name === 'SchemaValue' ? namesIn(type.typeArguments?.[0]) : [name];
  }
  return [];
}

const source = ts.createSourceFile(
  FILE,
  fs.readFileSync(FILE, 'utf8'),
  ts.ScriptTarget.Latest,
  true,
);
for (const node of source.statements) {
  if (ts.isTypeAliasDeclaration(node)) unions.set(node.name.text, namesIn(node.type));
  if (!ts.isInterfaceDeclaration(node)) continue;
  const properties = new Map<string, string[]>();
  for (const member of node.members) {
    if (!ts.isPropertySignature(member)) continue;
    properties.set(member.name.getText().replace(/"/g, ''), namesIn(member.type));
  }
  const bases = (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.map((one) => one.expression.getText()),
  );
  shapes.set(node.name.text, { bases, properties });
}
if (shapes.size < 800)
  throw new Error(`${FILE} describes ${shapes.size} types: is its form another?`);

/** The expected types of a property of a type, its ancestors' included; undefined where there is no such property. */
function expected(shape: string, property: string): string[] | undefined {
  const { bases = [], properties } = shapes.get(shape) ?? {};
  return properties?.get(property) ?? bases.map((base) => expected(base, property)).find(Boolean);
}

/** True where a value of the type `name` may stand where `wanted` is expected. */
function isKindOf(name: string, wanted: string, seen = new Set<string>()): boolean {
  if (wanted === `${name}Leaf` || wanted === name) return true;
  if (seen.has(wanted)) return false;
  seen.add(wanted);
  return (unions.get(wanted) ?? []).some((inner) => isKindOf(name, inner, seen));
}

function acceptsText(value: string, wanted: readonly string[]): boolean {
  return wanted.some((name) => {
    if (TEXTS.has(name)) return true;
    // An address stands for the thing it names: https://schema.org/docs/datamodel.html
    if (name === 'Thing') return URL.canParse(value);
    if (TIMES.has(name)) return /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?$/.test(value);
    if (NUMBERS.has(name)) return /^-?\d+(?:\.\d+)?$/.test(value);
    if (name === 'Duration') return /^P(?!$)(?:\d+D)?(?:T(?!$)(?:\d+H)?(?:\d+M)?)?$/.test(value);
    return (unions.get(name) ?? []).includes(`"${value}"`);
  });
}

/** What is wrong with a piece of JSON-LD by schema.org's own types; each problem names its place. */
export function problemsOf(data: unknown, wanted?: readonly string[], at = ''): string[] {
  if (Array.isArray(data))
    return data.flatMap((one, index) => problemsOf(one, wanted, `${at}[${index}]`));
  if (typeof data === 'string') {
    return !wanted || acceptsText(data, wanted)
      ? []
      : [`${at}: '${data}' where ${wanted.join(' or ')} belongs`];
  }
  if (typeof data === 'number') {
    return wanted?.some((name) => NUMBERS.has(name))
      ? []
      : [`${at}: a number where ${wanted?.join(' or ')} belongs`];
  }
  if (typeof data === 'boolean') {
    return wanted?.includes('Boolean')
      ? []
      : [`${at}: a boolean where ${wanted?.join(' or ')} belongs`];
  }
  if (typeof data !== 'object' || data === null) return [`${at}: ${String(data)}`];
  const { '@type': type, '@id': id, ...rest } = data as Record<string, unknown>;
  if (type === undefined && typeof id === 'string' && Object.keys(rest).length === 0) return [];
  const name = String(type);
  if (!shapes.has(`${name}Leaf`)) return [`${at}: schema.org has no type '${name}'`];
  const problems =
    wanted && !wanted.some((one) => isKindOf(name, one))
      ? [`${at}: ${name} where ${wanted.join(' or ')} belongs`]
      : [];
  for (const [key, value] of Object.entries(rest)) {
    const types = expected(`${name}Leaf`, key);
    // Search engines' own annotation of an action's input: https://schema.org/docs/actions.html
    if (key.endsWith('-input') && name.endsWith('Action')) continue;
    if (types) problems.push(...problemsOf(value, types, `${at}.${key}`));
    else problems.push(`${at}: ${name} has no property '${key}'`);
  }
  return problems;
}
