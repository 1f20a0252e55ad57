import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const { ModuleKind, ModuleResolutionKind } = ts;

/** The module resolutions by which hosts find a package's types. */
const resolutions = {
  nodenext: { module: ModuleKind.NodeNext, moduleResolution: ModuleResolutionKind.NodeNext },
  node16: { module: ModuleKind.Node16, moduleResolution: ModuleResolutionKind.Node16 },
  bundler: { module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Bundler },
};

/**
 * Compiles a host's project that imports every entry, and checks every declaration of our packages. Returns the errors
 * of the compiler, and the exports without a type.
 */
export function typeProblems(project: string, entries: string[]): string[] {
  const file = join(project, 'host.ts');
  writeFileSync(file, entries.map((entry, index) => `export * as entry${index} from '${entry}';\n`).join(''));
  return Object.entries(resolutions).flatMap(([name, options]) =>
    problemsUnder(options, file, entries).map((problem) => `${name}: ${problem}`),
  );
}

function problemsUnder(resolution: ts.CompilerOptions, file: string, entries: string[]) {
  const program = ts.createProgram([file], {
    ...resolution,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: false,
  });
  const diagnostics = [
    ...program.getOptionsDiagnostics(),
    ...program
      .getSourceFiles()
      .filter(isOurs)
      .flatMap((source) => program.getSemanticDiagnostics(source)),
  ];
  return [...diagnostics.map(describe), ...untypedExports(program, file, entries)];
}

/** Skips declarations of other packages: we can't fix them, and checking them takes longer than checking ours. */
function isOurs({ fileName }: ts.SourceFile) {
  return fileName.includes('/@portico/') || fileName.endsWith('/host.ts');
}

function describe({ file, start = 0, messageText }: ts.Diagnostic) {
  const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  return `${file?.fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
}

/** Exports that are `any`: an import that the compiler cannot resolve has that type. */
function untypedExports(program: ts.Program, file: string, entries: string[]) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const host = source && checker.getSymbolAtLocation(source);
  const modules = host ? checker.getExportsOfModule(host) : [];
  return modules.flatMap((symbol, index) => {
    const exported = checker.getExportsOfModule(checker.getAliasedSymbol(symbol));
    if (exported.length === 0) return [`${entries[index]} exports nothing`];
    const untyped = exported.filter((one) => isAny(one, checker));
    return untyped.map(({ name }) => `${entries[index]}: ${name} is any`);
  });
}

function isAny(symbol: ts.Symbol, checker: ts.TypeChecker) {
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const isType = (meant.flags & ts.SymbolFlags.Type) !== 0;
  const type = isType ? checker.getDeclaredTypeOfSymbol(meant) : checker.getTypeOfSymbol(meant);
  return (type.flags & ts.TypeFlags.Any) !== 0;
}
