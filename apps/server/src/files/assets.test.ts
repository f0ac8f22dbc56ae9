import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, send } from '../testing/send.ts';
import { createAssets } from './assets.ts';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'counterpane-assets-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-abc.js'), 'app()');
  writeFileSync(join(folder, 'assets/app-abc.js.br'), brotliCompressSync('app()'));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  const assets = createAssets(folder);
  server = await listen((req, res) => {
    if (!assets.serve(req, res, req.url ?? '/')) res.writeHead(204).end();
  });
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('a script comes compressed to those who read it, and plain to the others', async () => {
  const small = await send(server, 'GET', '/assets/app-abc.js', { 'accept-encoding': 'br' });
  const plain = await send(server, 'GET', '/assets/app-abc.js', { 'accept-encoding': 'gzip' });
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(small.body).toString()).toBe('app()');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.body.toString()).toBe('app()');
});

test('a file without a hash in its name is asked for again after an hour', async () => {
  const { headers } = await send(server, 'GET', '/favicon.svg');
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

test('what is text says in which letters it is written, and so does the refusal of a file that is gone', async () => {
  expect((await send(server, 'GET', '/favicon.svg')).headers['content-type']).toBe(
    'image/svg+xml; charset=utf-8',
  );
  expect((await send(server, 'GET', '/assets/old.js')).headers['content-type']).toBe(
    'text/plain; charset=utf-8',
  );
});

test('a browser that has the file is told so', async () => {
  const { headers } = await send(server, 'GET', '/favicon.svg');
  const again = await send(server, 'GET', '/favicon.svg', { 'if-none-match': String(headers.etag) });
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
});

test('HEAD answers the headers alone, and nothing can be written', async () => {
  const head = await send(server, 'HEAD', '/assets/app-abc.js');
  expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  expect(head.headers['content-length']).toBe('5');
  expect((await send(server, 'POST', '/favicon.svg')).status).toBe(405);
});

test('the compressed twins have no address of their own', async () => {
  expect((await send(server, 'GET', '/assets/app-abc.js.br')).status).toBe(404);
});

test('what is no file is left to the pages', async () => {
  expect((await send(server, 'GET', '/mattress')).status).toBe(204);
});
