import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A property that a component takes. */
export interface Prop {
  name: string;
  type: string;
  isOptional: boolean;
  /** The comment above it, empty if there is none. */
  text: string;
}

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

const docOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The file that a folder's `index` re-exports a name from, or `file` if it declares the name itself. */
function declaredIn(file: string, name: string): { file: string; name: string } {
  for (const statement of parse(file).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
    const { exportClause, moduleSpecifier } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause)) continue;
    const found = exportClause.elements.find((element) => element.name.text === name);
    if (!found) continue;
    const to = (moduleSpecifier as ts.StringLiteral).text;
    const target = path.join(path.dirname(file), `${to}.tsx`);
    return { file: target, name: found.propertyName?.text ?? name };
  }
  return { file, name };
}

/**
 * The properties in a component's own type, in order: an interface of the same file or a type written at its
 * parameter. Empty if it takes none. Throws if the file exports no function of that name.
 */
export function propsOf(entry: string, name: string): Prop[] {
  const { file, name: own } = declaredIn(entry, name);
  const source = parse(file);
  const component = source.statements.find(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) &&
      (own === 'default'
        ? (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false)
        : statement.name?.text === own),
  );
  if (!component) throw new Error(`${file}: no function ${own} is exported. Declare it as one.`);
  const type = component.parameters[0]?.type;
  if (!type) return [];
  const holder = ts.isTypeLiteralNode(type)
    ? type
    : source.statements.find(
        (statement): statement is ts.InterfaceDeclaration =>
          ts.isInterfaceDeclaration(statement) && statement.name.text === type.getText(),
      );
  const members: readonly ts.TypeElement[] = holder?.members ?? [];
  return members.filter(ts.isPropertySignature).map((member) => ({
    name: member.name.getText(),
    type: member.type?.getText().replace(/\s+/g, ' ') ?? 'unknown',
    isOptional: member.questionToken !== undefined,
    text: docOf(member),
  }));
}
