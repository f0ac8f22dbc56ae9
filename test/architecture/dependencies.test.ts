import { expect, test } from 'vitest';
import { findCircles } from './find-circles.ts';
import { isTest, readJson, readSources, type SourceFile } from './sources.ts';

const sources = readSources();
const code = sources.filter((file) => !isTest(file));
const inFolder = (folder: string, files: readonly SourceFile[] = code) =>
  files.filter(({ path }) => path.startsWith(`${folder}/`));

/** Lines like `a.ts -> b.ts` for every import of these files that the rule forbids. */
const forbidden = (files: readonly SourceFile[], rule: (target: string) => boolean): string[] =>
  files.flatMap(({ path, imports }) =>
    imports.filter(({ target }) => rule(target)).map(({ target }) => `${path} -> ${target}`),
  );

/** Its own files, the other workspaces it may use, and any installed package. */
const mayUse = (folder: string, ...allowed: string[]) =>
  forbidden(
    inFolder(folder),
    (target) =>
      /^(?:apps|packages|imagery|test|scripts)\//.test(target) &&
      ![folder, ...allowed].some((place) => target.startsWith(`${place}/`)),
  );

test('the rules use nothing but themselves', () => {
  expect(forbidden(inFolder('packages/rules'), (target) => !target.startsWith('packages/rules/'))).toEqual(
    [],
  );
  expect(readJson('packages/rules/package.json')).not.toHaveProperty('dependencies');
});

test('messages build on nothing', () => {
  expect(mayUse('packages/messages')).toEqual([]);
});

test('the contract builds on the rules and the messages', () => {
  expect(mayUse('packages/contract', 'packages/messages', 'packages/rules')).toEqual([]);
});

/** What there is of something: the catalogue's schemas allow the same. */
const LISTS = [
  'address/states',
  'bundles/bundle',
  'bundles/collection',
  'content/page-templates',
  'options/product',
  'options/property-names',
  'payments/methods',
  'policies/policy',
  'promotions/benefits',
  'promotions/conditions',
  'protection/plan-terms',
  'recommendations/strategies',
  'upsells/upsell-item',
];

test('the catalogue is data: of the rules it knows only types and lists of names', () => {
  expect(mayUse('packages/catalogue', 'packages/rules')).toEqual([]);
  const values = inFolder('packages/catalogue').flatMap(({ path, imports }) =>
    imports
      .filter(({ target, isTypeOnly }) => target.startsWith('packages/rules/') && !isTypeOnly)
      .filter(({ target }) => !LISTS.includes(target.replace(/^packages\/rules\/src\/|\.ts$/g, '')))
      .map(({ target }) => `${path} -> ${target}`),
  );
  expect(values).toEqual([]);
});

test('providers and sandboxes know the rules and the contract, and not each other', () => {
  expect(mayUse('packages/providers', 'packages/rules', 'packages/contract')).toEqual([]);
  expect(mayUse('packages/sandboxes', 'packages/rules', 'packages/contract')).toEqual([]);
});

test('the API knows nothing of pages, processes and sandboxes', () => {
  const allowed = ['messages', 'rules', 'contract', 'catalogue', 'providers'].map(
    (name) => `packages/${name}`,
  );
  expect(mayUse('apps/api', ...allowed)).toEqual([]);
});

test('browser code never reaches the API, the server, the providers or the sandboxes', () => {
  expect(
    mayUse('apps/storefront', 'packages/messages', 'packages/rules', 'packages/contract', 'imagery'),
  ).toEqual([]);
});

test('the server puts all together but the pages, whose build it is given; nothing builds on it but scripts', () => {
  expect(mayUse('apps/server', 'apps/api', 'packages', 'imagery')).toEqual([]);
  const outside = code.filter(({ path }) => !/^(?:apps\/server|scripts)\//.test(path));
  expect(forbidden(outside, (target) => target.startsWith('apps/server/'))).toEqual([]);
});

test('imagery draws what the catalogue has, and knows no shop', () => {
  expect(mayUse('imagery', 'packages/catalogue', 'packages/contract')).toEqual([]);
});

test('nothing that a store runs reaches scripts or tests', () => {
  const running = code.filter(({ path }) => /^(?:apps|packages|imagery)\//.test(path));
  expect(forbidden(running, (target) => /^(?:scripts|test)\//.test(target))).toEqual([]);
});

test('models and what draws them are loaded when they are asked for: nothing else of a page reaches them', () => {
  const VIEW = 'apps/storefront/app/shop/room/view';
  const reached = inFolder('apps/storefront')
    .filter(({ path }) => !path.startsWith(`${VIEW}/`))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => /^(?:three$|three\/|imagery\/)/.test(target) || target.startsWith(`${VIEW}/`))
        .filter(({ isTypeOnly, isDynamic }) => !isTypeOnly && !isDynamic)
        .map(({ target }) => `${path} -> ${target}`),
    );
  expect(reached).toEqual([]);
});

test('a picture is of a scene, a scene of rooms and pieces: the folders of imagery lean one way', () => {
  const layers = ['finish', 'form', 'piece', 'spec', 'model', 'glb', 'room', 'scene', 'picture'];
  const layerOf = (path: string): number => layers.indexOf(path.split('/')[2] ?? '');
  const files = inFolder('imagery').filter(({ path }) => layerOf(path) >= 0);
  expect(new Set(files.map(({ path }) => layerOf(path))).size).toBe(layers.length);
  const upward = files.flatMap((file) =>
    forbidden([file], (target) => target.startsWith('imagery/src/') && layerOf(target) > layerOf(file.path)),
  );
  expect(upward).toEqual([]);
});

test('one file of the server starts the sandboxes, and only when they are wanted', () => {
  const importers = sources
    // What writes the pages of docs is no part of a store.
    .filter(({ path }) => !path.startsWith('packages/sandboxes/') && !path.startsWith('scripts/docs/'))
    .filter((file) => !isTest(file))
    .filter(({ imports }) => imports.some(({ target }) => target.startsWith('packages/sandboxes/')));
  expect(importers.map(({ path }) => path)).toEqual(['apps/server/src/payments/sandboxes.ts']);
  const static_ = importers.flatMap(({ imports }) =>
    imports.filter(({ target, isDynamic }) => target.startsWith('packages/sandboxes/') && !isDynamic),
  );
  expect(static_).toEqual([]);
});

/** The modules of the API, each of which builds on those before it; what stands beside them is under all of them. */
const MODULES = ['catalogue', 'cart', 'order', 'shop', 'staff'];

/** What puts the modules together: the files beside them, and the pages about the whole API. */
const isComposition = (path: string): boolean =>
  path.split('/').length === 4 ? !/\/(?:clock|deps)\.ts$/.test(path) : path.startsWith('apps/api/src/docs/');

const moduleOf = (path: string): number =>
  isComposition(path) ? MODULES.length : MODULES.indexOf(path.split('/')[3] ?? '');

test('the modules of the API build on each other in one line, types included', () => {
  const files = inFolder('apps/api/src').filter(({ path }) => !path.includes('/testing/'));
  expect(new Set(files.map(({ path }) => moduleOf(path))).size).toBe(MODULES.length + 2);
  expect(upwardIn(files)).toEqual([]);
});

test('a test of a module of the API needs that module and those before it, and what puts all together', () => {
  const tests = inFolder('apps/api/src', sources).filter(
    ({ path }) => path.endsWith('.test.ts') && MODULES[moduleOf(path)] !== undefined,
  );
  expect(tests.length).toBeGreaterThan(200);
  expect(upwardIn(tests).filter((line) => !isComposition(line.split(' -> ')[1] ?? ''))).toEqual([]);
});

const upwardIn = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) =>
    forbidden(
      [file],
      (target) => target.startsWith('apps/api/src/') && moduleOf(target) > moduleOf(file.path),
    ),
  );

/** The same of the storefront: under them lie the looks, the words, the frame of a page and what shows a way to pay. */
const PAGES = ['shop', 'cart', 'checkout', 'account', 'staff'];
const ROOTS = /^apps\/storefront\/app\/(?:root|routes|entry\.\w+)\.tsx?$/;

const moduleOfPage = (path: string): number =>
  ROOTS.test(path) ? PAGES.length : PAGES.indexOf(path.split('/')[3] ?? '');

test('the parts of the storefront build on each other in one line, types included', () => {
  const files = inFolder('apps/storefront/app');
  expect(new Set(files.map(({ path }) => moduleOfPage(path))).size).toBe(PAGES.length + 2);
  const upward = files.flatMap((file) =>
    forbidden(
      [file],
      (target) => target.startsWith('apps/storefront/app/') && moduleOfPage(target) > moduleOfPage(file.path),
    ),
  );
  expect(upward).toEqual([]);
});

/** What lies under the parts: words, looks, fields, and how a way to pay shows; the frame of a page is above them. */
const LAYERS = ['language', 'design', 'form', 'delivery', 'failures', 'seo', 'payment', 'chrome'];

const layerOf = (path: string): number => LAYERS.indexOf(path.split('/')[3] ?? '');

test('what lies under the parts of the storefront builds on itself in one line, types included', () => {
  const files = inFolder('apps/storefront/app').filter(({ path }) => layerOf(path) >= 0);
  expect(new Set(files.map(({ path }) => layerOf(path))).size).toBe(LAYERS.length);
  const upward = files.flatMap((file) =>
    forbidden(
      [file],
      (target) => target.startsWith('apps/storefront/app/') && layerOf(target) > layerOf(file.path),
    ),
  );
  expect(upward).toEqual([]);
});

test('no file imports itself by way of others, not even its types or in tests', () => {
  expect(findCircles(sources)).toEqual([]);
});
