import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import routeMap from './app/routes.ts';
import { createFixtureApi } from './fixtures/api.ts';

const KB = 1024;
const ROOT = import.meta.dirname;

type Manifest = Record<string, { file: string; imports?: string[] }>;
let manifest: Manifest;
let build: ServerBuild;

beforeAll(async () => {
  manifest = JSON.parse(await readFile(join(ROOT, 'build/client/.vite/manifest.json'), 'utf8'));
  build = await import(join(ROOT, 'build/server/index.js'));
});

test('the home page, the listing and a product page bring no framework and under 11 KB of script each', async () => {
  for (const path of ['/', '/mattresses', '/mattress']) {
    const html = await (await open(path)).text();
    const scripts = sources(html, /<script[^>]* src="([^"]+)"/g);
    expect(html).not.toContain('__reactRouterContext');
    expect(html).not.toContain('modulepreload');
    expect(scripts.length, path).toBeGreaterThan(0);
    expect(await zippedSize(scripts), path).toBeLessThan(11 * KB);
  }
});

test('the cart, every step of the checkout and every page of the staff console bring less than 190 KB of script', async () => {
  const framed = (await routeMap).filter(({ children = [] }) => children.length > 0);
  expect(framed.map(({ path }) => path)).toEqual(['checkout', 'staff']);
  const steps = framed.flatMap(({ file, children = [] }) =>
    children.filter((child) => child.file.endsWith('.tsx')).map((child) => [file, child.file] as const),
  );
  expect(steps.length).toBeGreaterThan(8);
  for (const [frame, step] of steps) {
    const files = filesOf(['entry.client.tsx', 'root.tsx', frame, step]);
    expect(await zippedSize(files), step).toBeLessThan(190 * KB);
  }
});

test('the scripts of the cart wait in its document until it has been painted', async () => {
  const html = await (await open('/checkout/cart')).text();
  expect(html).not.toContain('type="module"');
  expect(html).not.toContain('rel="modulepreload"');
  const scripts = sources(html, /<link data-later="modulepreload" href="([^"]+)"/g);
  expect(scripts).toContain(build.assets.entry.module);
  expect(sources(html, /<script type="text\/plain" data-later="module">([^<]+)<\/script>/g)[0]).toContain(
    build.assets.entry.module,
  );
});

test('what draws a model, for a shopper who asks for one, is one script of less than 156 KB', async () => {
  const assets = await readdir(join(ROOT, 'build/client/assets'));
  const [script, ...more] = assets.filter((file) => /^render-room-.*\.js$/.test(file));
  if (script === undefined) throw new Error('the build has nothing that draws a model');
  expect(more).toEqual([]);
  expect(await zippedSize([`assets/${script}`])).toBeLessThan(156 * KB);
});

test('what loads Affirm’s line, where a store has it on product pages, is one script of less than 1 KB', async () => {
  const assets = await readdir(join(ROOT, 'build/client/assets'));
  const scripts = assets.filter((file) => /^start-affirm-line-.*\.js$/.test(file));
  expect(scripts).toHaveLength(1);
  expect(await zippedSize(scripts.map((script) => `assets/${script}`))).toBeLessThan(KB);
});

test('what counts the steps of a visit that allows it is one script of less than 1 KB', async () => {
  const assets = await readdir(join(ROOT, 'build/client/assets'));
  const scripts = assets.filter((file) => /^tell-events-.*\.js$/.test(file));
  expect(scripts).toHaveLength(1);
  expect(await zippedSize(scripts.map((script) => `assets/${script}`))).toBeLessThan(KB);
});

test('what tells that a page of an experiment was seen is one script of less than half a KB', async () => {
  const assets = await readdir(join(ROOT, 'build/client/assets'));
  const scripts = assets.filter((file) => /^tell-shown-.*\.js$/.test(file));
  expect(scripts).toHaveLength(1);
  expect(await zippedSize(scripts.map((script) => `assets/${script}`))).toBeLessThan(KB / 2);
});

test('no page brings more than 11 KB of styles, of the 25 that the shop has', async () => {
  for (const path of ['/', '/mattresses', '/mattress', '/checkout/cart']) {
    const html = await (await open(path)).text();
    const sheets = sources(html, /<link rel="stylesheet" href="([^"]+)"/g);
    const inline = sources(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join('');
    expect(inline.length, path).toBeGreaterThan(0);
    expect((await zippedSize(sheets)) + gzipSync(inline).length, path).toBeLessThan(11 * KB);
  }
});

test('public pages may be kept by everyone, private ones by no one', async () => {
  expect((await open('/mattress')).headers.get('Cache-Control')).toBe(
    'public, max-age=0, s-maxage=600, stale-while-revalidate=86400',
  );
  expect((await open('/checkout/cart')).headers.get('Cache-Control')).toBe('private, no-store');
  expect((await open('/no-such-page')).headers.get('Cache-Control')).toBe('private, no-store');
});

const open = async (path: string): Promise<Response> => {
  // The entry exports `provide` beside what the framework knows of.
  const { provide } = build.entry.module as unknown as typeof import('./app/entry.server.tsx');
  const context = provide({
    fetchApi: createFixtureApi(),
    responseHeaders: new Headers(),
    host: 'localhost',
    nonce: null,
    shown: null,
    report: () => undefined,
    basePath: '',
    requestId: 'test',
    scriptOrigins: { stripe: { scriptUrl: '', publishableKey: '', origin: '' } },
  });
  return createRequestHandler(build, 'production')(new Request(`http://localhost${path}`), context);
};

const sources = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, url = '']) => url);

/** The files of some modules and of everything they import. */
const filesOf = (modules: readonly string[]): string[] => {
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const module of modules) {
    const key = Object.keys(manifest).find((candidate) => candidate.startsWith(`app/${module}`));
    if (key === undefined) throw new Error(`the build has no ${module}`);
    add(key);
  }
  return [...files];
};

const zippedSize = async (urls: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(
    urls.map(async (url) => gzipSync(await readFile(join(ROOT, 'build/client', url))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};
