import { expect, test } from 'vitest';
import { findUnimported } from './exports.ts';
import { readSources, sourceFile } from './sources.ts';

/** Who imports what no file of ours does. */
const IMPORTERS: readonly { readonly by: string; readonly names: RegExp }[] = [
  {
    by: 'React Router, from the files that routes.ts lists and from the root',
    names:
      /^apps\/storefront\/app\/.*: (?:action|ErrorBoundary|handle|headers|Layout|loader|meta|middleware|shouldRevalidate)$/,
  },
  { by: 'Vitest, from the files that it sets up a project with', names: /^test\/setup\/.*: setup$/ },
];

test('what a file exports, another one imports', () => {
  const unimported = findUnimported(readSources());
  // What the framework imports is found: the search sees exports that no file of ours imports.
  for (const { names } of IMPORTERS) expect(unimported.some((name) => names.test(name))).toBe(true);
  expect(unimported.filter((name) => !IMPORTERS.some(({ names }) => names.test(name)))).toEqual([]);
});

test('an export is imported by its name, all at once, on demand or for its type', () => {
  const shop = [
    sourceFile(
      'a/one.ts',
      'export const used = 1, unused = 2; type Shape = 1; export { type Shape, used as again };',
    ),
    sourceFile('a/two.ts', "import { used } from './one.ts';\nimport type { Shape } from './one.ts';"),
    sourceFile('a/lazy.ts', 'export const later = 1;'),
    sourceFile('a/all.ts', 'export function each() {}'),
    sourceFile('a/three.ts', "const one = () => import('./lazy.ts');\nimport * as all from './all.ts';"),
  ];
  expect(findUnimported(shop)).toEqual(['a/one.ts: unused', 'a/one.ts: again']);
});
