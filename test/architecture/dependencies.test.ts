import { expect, test } from 'vitest';
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
      /^(?:apps|packages|test|scripts)\//.test(target) &&
      ![folder, ...allowed].some((place) => target.startsWith(`${place}/`)),
  );

test('the rules use nothing but themselves', () => {
  expect(forbidden(inFolder('packages/rules'), (target) => !target.startsWith('packages/rules/'))).toEqual(
    [],
  );
  expect(readJson('packages/rules/package.json')).not.toHaveProperty('dependencies');
});

test('the contract builds on the rules', () => {
  expect(mayUse('packages/contract', 'packages/rules')).toEqual([]);
});

test('the catalogue is data: of the rules it knows only types', () => {
  expect(mayUse('packages/catalogue', 'packages/rules')).toEqual([]);
  const values = inFolder('packages/catalogue').flatMap(({ path, imports }) =>
    imports
      .filter(({ target, isTypeOnly }) => target.startsWith('packages/rules/') && !isTypeOnly)
      .map(({ target }) => `${path} -> ${target}`),
  );
  expect(values).toEqual([]);
});

test('providers and sandboxes know the rules and the contract, and not each other', () => {
  expect(mayUse('packages/providers', 'packages/rules', 'packages/contract')).toEqual([]);
  expect(mayUse('packages/sandboxes', 'packages/rules', 'packages/contract')).toEqual([]);
});

test('the API knows nothing of pages, processes and sandboxes', () => {
  const allowed = ['packages/rules', 'packages/contract', 'packages/catalogue', 'packages/providers'];
  expect(mayUse('apps/api', ...allowed)).toEqual([]);
});

test('browser code never reaches the API, the server, the providers or the sandboxes', () => {
  expect(mayUse('apps/storefront', 'packages/rules', 'packages/contract', 'packages/imagery')).toEqual([]);
});

test('models and what draws them are loaded when they are asked for: nothing else of a page reaches them', () => {
  const VIEW = 'apps/storefront/app/room/view';
  const reached = inFolder('apps/storefront')
    .filter(({ path }) => !path.startsWith(`${VIEW}/`))
    .flatMap(({ path, imports }) =>
      imports
        .filter(
          ({ target }) =>
            /^(?:three$|three\/|packages\/imagery\/)/.test(target) || target.startsWith(`${VIEW}/`),
        )
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
    .filter(({ path }) => !path.startsWith('packages/sandboxes/'))
    .filter((file) => !isTest(file))
    .filter(({ imports }) => imports.some(({ target }) => target.startsWith('packages/sandboxes/')));
  expect(importers.map(({ path }) => path)).toEqual(['apps/server/src/sandboxes.ts']);
  const static_ = importers.flatMap(({ imports }) =>
    imports.filter(({ target, isDynamic }) => target.startsWith('packages/sandboxes/') && !isDynamic),
  );
  expect(static_).toEqual([]);
});

test('a resource of the API keeps its storage to itself', () => {
  const intrusions = inFolder('apps/api').flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => /^apps\/api\/src\/[^/]+\/store\.ts$/.test(target))
      .filter(({ target }) => !mayShareStorage(resourceOf(path), resourceOf(target)))
      .map(({ target }) => `${path} -> ${target}`),
  );
  expect(intrusions).toEqual([]);
});

const resourceOf = (path: string): string => path.split('/')[3] ?? '';

/** Where two resources are one thing in the database. Everyone leaves letters in the outbox. */
const PARTNERS = new Set([
  // An order and its payment change in one transaction.
  'orders,payments',
  // What was typed at the checkout is a column of the cart.
  'carts,checkout',
  // How a cart is delivered is chosen on the cart.
  'carts,delivery',
  // Help with a cart is a column of it.
  'carts,remote',
  // An order is placed from its cart, and a cart knows what its unpaid order holds.
  'carts,orders',
  // A letter about an order or a payment is delivered with what they say then.
  'orders,outbox',
  'outbox,payments',
  // A refund is decided in its order's lock, and goes back through the payment it came with.
  'orders,refunds',
  'payments,refunds',
  // Staff see an order with all its money, and decide what becomes of it.
  'orders,staff-orders',
  'payments,staff-orders',
  'refunds,staff-orders',
  // Money that a provider knows of and we do not belongs to an order.
  'orders,reconciliation',
  'reconciliation,refunds',
]);

const mayShareStorage = (user: string, owner: string): boolean =>
  user === owner || owner === 'outbox' || PARTNERS.has([user, owner].sort().join());
