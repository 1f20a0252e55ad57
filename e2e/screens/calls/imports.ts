import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** A module that a file imports, and what the file uses of it. */
export interface Import {
  file: string;
  names: readonly string[];
}

/** What a file imports of the project at run time, with static and dynamic imports. */
export function readImports(file: string): Import[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  visit(source);
  return found;

  function visit(node: ts.Node): void {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      add(node.moduleSpecifier, ts.isImportDeclaration(node) ? namesOf(node, source) : []);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], takenFrom(node));
    ts.forEachChild(node, visit);
  }

  function add(specifier: ts.Expression | undefined, names: readonly string[] | null): void {
    if (!names || !specifier || !ts.isStringLiteralLike(specifier)) return;
    const imported = fileOf(specifier.text, file);
    if (imported) found.push({ file: imported, names });
  }
}

/** The values that a declaration imports, or null if it imports types only. */
function namesOf({ importClause: clause }: ts.ImportDeclaration, source: ts.SourceFile): string[] | null {
  if (!clause) return [];
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return null;
  const bindings = clause.namedBindings;
  if (!bindings) return [];
  if (ts.isNamespaceImport(bindings)) return membersOf(bindings.name.text, source);
  return bindings.elements
    .filter((one) => !one.isTypeOnly)
    .map(({ propertyName, name }) => (propertyName ?? name).text);
}

/** The values taken from a dynamic import: `a` of `const { a } = await import('./module')`. */
function takenFrom(call: ts.CallExpression): string[] {
  const declaration = call.parent.parent;
  if (!ts.isVariableDeclaration(declaration) || !ts.isObjectBindingPattern(declaration.name)) return [];
  return declaration.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText());
}

/** The members of a namespace that a file uses: `listMembers` of `team.listMembers`, in one line or broken after `team`. */
function membersOf(namespace: string, source: ts.SourceFile): string[] {
  const members: string[] = [];
  visit(source);
  return members;

  function visit(node: ts.Node): void {
    const isMember = ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression);
    if (isMember && node.expression.getText() === namespace) members.push(node.name.text);
    ts.forEachChild(node, visit);
  }
}

/** The file of a relative import, or null for a package or a style sheet. */
function fileOf(specifier: string, importer: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const path = resolve(dirname(importer), specifier);
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((one) => /\.tsx?$/.test(one));
  return candidates.find((one) => existsSync(one) && statSync(one).isFile()) ?? null;
}
