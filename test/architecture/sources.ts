import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  /** What it imports: a path in this repository, or the name of a package. */
  readonly imports: readonly Import[];
}

interface Import {
  readonly target: string;
  readonly isTypeOnly: boolean;
  readonly isDynamic: boolean;
}

const ROOT = dirname(dirname(import.meta.dirname));
const PATTERNS = ['{apps,packages,imagery,scripts,test}/**/*.{ts,tsx,mjs}', '*.ts'];
const NOT_OURS = /(?:^|\/)(?:node_modules|build|\.react-router|coverage)\//;

/** Every source file of the repository, read once. */
export const readSources = (): readonly SourceFile[] =>
  PATTERNS.flatMap((pattern) =>
    globSync(pattern, { cwd: ROOT, exclude: (path) => NOT_OURS.test(`${path}/`) }),
  )
    .filter((path) => !path.endsWith('.d.ts'))
    .sort()
    .map((path) => sourceFile(path, readFileSync(join(ROOT, path), 'utf8')));

export const sourceFile = (path: string, text: string): SourceFile => ({
  path,
  text,
  lines: text.trimEnd().split('\n').length,
  imports: findImports(path, text),
});

export const readJson = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

export const isTest = ({ path }: SourceFile): boolean => /\.test\.tsx?$|\/testing\/|^test\//.test(path);

/** The code alone: a rule about `process` must not trip over a comment or a sentence. */
export const withoutTexts = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");

const STATIC = /^\s*(?:import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

const findImports = (path: string, text: string): Import[] => [
  ...Array.from(text.matchAll(STATIC), ([, type, from = '']) => ({
    target: resolveImport(path, from),
    isTypeOnly: type !== undefined,
    isDynamic: false,
  })),
  ...Array.from(text.matchAll(DYNAMIC), ([, from = '']) => ({
    target: resolveImport(path, from),
    isTypeOnly: false,
    isDynamic: true,
  })),
];

/** `./x.ts` and `@counterpane/rules/x` alike become `packages/rules/src/x.ts`. */
export const resolveImport = (path: string, from: string): string => {
  if (from.startsWith('.')) return join(dirname(path), from);
  const [, workspace, inner] = /^@counterpane\/([^/]+)\/(.+)$/.exec(from) ?? [];
  if (!workspace || !inner) return from;
  return `${PLACES.get(workspace) ?? `packages/${workspace}`}/src/${inner}.ts`;
};

/** Workspaces that are no package. */
const PLACES: ReadonlyMap<string, string> = new Map([
  ['api', 'apps/api'],
  ['server', 'apps/server'],
  ['storefront', 'apps/storefront'],
  ['imagery', 'imagery'],
]);
