import { parseModule } from '../../scripts/syntax-nodes.ts';
import { resolveImport, type SourceFile } from './sources.ts';

/** A name that a file lets others import: `packages/rules/src/money/money.ts: money`. */
type Name = `${string}: ${string}`;

/** The names that are exported and that no other file imports. */
export const findUnimported = (files: readonly SourceFile[]): readonly Name[] => {
  const parsed = files.map((file) => ({ ...file, ...parseModule(file.path, file.text) }));
  const imported = new Set(parsed.flatMap(importsOf));
  return parsed
    .filter(({ path }) => !imported.has(`${path}: ${EVERYTHING}`))
    .flatMap(exportsOf)
    .filter((name) => !imported.has(name));
};

/** Stands for all that a file exports: who imports it on demand may use any of it. */
const EVERYTHING = '*';

type Parsed = SourceFile & ReturnType<typeof parseModule>;

const importsOf = ({ path, imports, staticImports, staticExports }: Parsed): readonly Name[] => [
  ...imports.flatMap(({ target, isDynamic }): Name[] => (isDynamic ? [`${target}: ${EVERYTHING}`] : [])),
  ...staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => nameIn(path, moduleRequest.value, importName.name)),
  ),
  // What is exported from another file is imported from it.
  ...staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [nameIn(path, moduleRequest.value, importName.name)] : [],
    ),
  ),
];

/** Without a name it is the default, which has none to be found by, or everything. */
const nameIn = (path: string, source: string, name: string | null): Name =>
  `${resolveImport(path, source)}: ${name ?? EVERYTHING}`;

const exportsOf = ({ path, staticExports }: Parsed): readonly Name[] =>
  staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { kind, name } }): Name[] =>
      kind === 'Name' && name !== null ? [`${path}: ${name}`] : [],
    ),
  );
