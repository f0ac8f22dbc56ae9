import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PICTURES, readManifest } from '@counterpane/imagery/picture/manifest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, send } from '../testing/send.ts';
import { createPictures } from './pictures.ts';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'counterpane-pictures-'));
  mkdirSync(join(folder, 'pictures/halcyon/mattress'), { recursive: true });
  writeFileSync(join(folder, 'pictures/halcyon/mattress/hero-320.webp'), 'small webp');
  writeFileSync(join(folder, 'pictures/halcyon/mattress/hero-960.avif'), 'large avif');
  mkdirSync(join(folder, 'pictures/halcyon/scenes'));
  writeFileSync(join(folder, 'pictures/halcyon/scenes/home-1920.avif'), 'wide avif');
  writeFileSync(join(folder, 'secret-320.webp'), 'not for everyone');
  const pictures = createPictures(join(folder, 'pictures'), {
    'halcyon/mattress/hero': { hash: 'abc' },
    'halcyon/mattress/front': { hash: 'def' },
    'halcyon/scenes/home': { hash: 'ghi' },
  });
  server = await listen(async (req, res) => {
    const path = req.url?.split('?', 1)[0] ?? '/';
    if (!(await pictures.serve(req, res, path))) res.writeHead(204).end();
  });
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const HERO = '/pictures/halcyon/mattress/hero-320.webp';

test('a photograph with its version in the address is kept for good', async () => {
  const { headers, body } = await send(server, 'GET', `${HERO}?v=abc`, { 'accept-encoding': 'br' });
  expect(body.toString()).toBe('small webp');
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '10',
  });
  expect(headers).not.toHaveProperty('content-encoding');
  const avif = await send(server, 'GET', '/pictures/halcyon/mattress/hero-960.avif?v=abc');
  expect(avif.headers['content-type']).toBe('image/avif');
});

test('one that is kept wider than others is there in that width too', async () => {
  const wide = await send(server, 'GET', '/pictures/halcyon/scenes/home-1920.avif?v=ghi');
  expect(wide.body.toString()).toBe('wide avif');
  expect((await send(server, 'GET', '/pictures/halcyon/mattress/hero-1920.avif?v=abc')).status).toBe(404);
});

test('every file that the renderer keeps has an address', async () => {
  const files = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(avif|webp)$/.test(file),
  );
  const endings = new Set(files.map((file) => file.slice(file.lastIndexOf('-') + 1)));
  const pictures = createPictures(PICTURES, readManifest());
  const all = await listen(async (req, res) => void (await pictures.serve(req, res, req.url ?? '/')));
  for (const ending of endings) {
    const file = files.find((each) => each.endsWith(`-${ending}`)) ?? '';
    expect((await send(all, 'HEAD', `/pictures/${file}`)).status, file).toBe(200);
  }
  all.close();
});

test('a picture asked for without its version, or with an older one, is asked for again after an hour', async () => {
  for (const address of [HERO, `${HERO}?v=old`])
    expect((await send(server, 'GET', address)).headers['cache-control']).toBe('public, max-age=3600');
});

test('a browser that has the photograph is told so, and HEAD answers the headers alone', async () => {
  const { headers } = await send(server, 'GET', HERO);
  const again = await send(server, 'GET', HERO, { 'if-none-match': String(headers.etag) });
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  const head = await send(server, 'HEAD', HERO);
  expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0), headers: { 'content-length': '10' } });
  expect(head.headers.etag).toBe(headers.etag);
  expect((await send(server, 'POST', HERO)).status).toBe(405);
});

test('every file of a photograph has a tag of its own, which a new photograph changes', async () => {
  const tagOf = async (address: string) => (await send(server, 'GET', address)).headers.etag;
  expect(await tagOf(HERO)).toBe('"abc-320.webp"');
  expect(await tagOf('/pictures/halcyon/mattress/hero-960.avif')).toBe('"abc-960.avif"');
  const old = await send(server, 'GET', HERO, { 'if-none-match': '"before-320.webp"' });
  expect(old.status).toBe(200);
});

test('A browser that has the photograph already is answered without its file', async () => {
  const has = { 'if-none-match': '"def-320.webp"' };
  const address = '/pictures/halcyon/mattress/front-320.webp';
  expect((await send(server, 'GET', address, has)).status).toBe(304);
  expect((await send(server, 'HEAD', address, has)).status).toBe(304);
  expect((await send(server, 'GET', address)).status).toBe(404);
  expect((await send(server, 'HEAD', address)).status).toBe(404);
});

test('nothing but the photographs of the catalogue can be had, wherever the address points', async () => {
  for (const address of [
    '/pictures/halcyon/mattress/angle-320.webp',
    '/pictures/halcyon/mattress/front-320.webp',
    '/pictures/../secret-320.webp',
    '/pictures/halcyon/../../../secret-320.webp',
    '/pictures/%2e%2e/secret-320.webp',
    '/pictures/constructor-320.webp',
  ])
    expect((await send(server, 'GET', address)).status, address).toBe(404);
});

test('what is no address of a photograph is left to the pages', async () => {
  for (const address of ['/pictures', '/pictures/manifest.json', '/pictures/halcyon/mattress/hero.webp'])
    expect((await send(server, 'GET', address)).status).toBe(204);
});
