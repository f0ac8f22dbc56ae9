import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApplePayDomain } from './apple-pay-domain.ts';

const folder = mkdtempSync(join(tmpdir(), 'counterpane-apple-pay-'));
const file = join(folder, 'association');
const error = vi.fn();
const domain = createApplePayDomain(file, { error });
const server = createServer(async (req, res) => {
  if (!(await domain.serve(req, res))) res.writeHead(404).end();
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on TCP has an address with a port.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('a file that is not there yet is 404, and operators are told', async () => {
  expect((await fetch(url)).status).toBe(404);
  expect(error).toHaveBeenCalledOnce();
});

test('the file is sent as it is, as text, and a new one without a restart', async () => {
  writeFileSync(file, '7B227073704964');
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([200, '7B227073704964']);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  writeFileSync(file, 'renewed');
  expect(await (await fetch(url)).text()).toBe('renewed');
});

test('who only asks whether it is there gets its length and no more', async () => {
  const answer = await fetch(url, { method: 'HEAD' });
  expect([answer.headers.get('content-length'), await answer.text()]).toEqual(['7', '']);
});
