import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Measured, putLoad } from '../load.ts';
import { end, spawnPinned } from '../processes.ts';
import type { Section } from '../section.ts';
import type { Bench } from '../store.ts';

const PAGE = '/mattress';
const headers = { 'accept-encoding': 'br' };

/** A public page from memory, beside the same bytes from servers that do nothing else. */
export const cachedPage = async ({ port, origin, seconds }: Bench): Promise<Section> => {
  const page = await fetch(`${origin}${PAGE}`, { headers });
  const folder = mkdtempSync(join(tmpdir(), 'counterpane-bare-'));
  const file = join(folder, 'page.br');
  writeFileSync(file, await readCompressed(port));
  const bare = await measureBare('http', file, seconds);
  const fastify = await measureBare('fastify', file, seconds);
  const store = await putLoad({ port, path: PAGE, headers, seconds });
  rmSync(folder, { recursive: true });
  const row = (name: string, { perSecond, p50, p95, p99, failures }: Measured) => [
    ...[name, perSecond, p50, p95, p99, failures],
    perSecond / bare.perSecond,
  ];
  return {
    title: `Cached product page, ${(await page.text()).length} characters of HTML`,
    columns: ['', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'failures', 'of bare http'],
    rows: [
      row('bare node:http, same bytes', bare),
      row('bare Fastify, same bytes', fastify),
      row('the store', store),
    ],
  };
};

/** The bytes as they travel; fetch would unpack them. */
const readCompressed = async (port: number): Promise<Buffer> => {
  const [response] = await once(get({ port, path: PAGE, headers }), 'response');
  return Buffer.concat(await response.toArray());
};

const measureBare = async (kind: 'http' | 'fastify', file: string, seconds: number): Promise<Measured> => {
  const server = spawnPinned('test/bench/bare-server.ts', [kind, file], {});
  if (!server.stdout) throw new Error('the bare server has an output');
  const [port] = await once(server.stdout, 'data');
  const measured = await putLoad({ port: Number(port), path: '/', headers, seconds });
  await end(server);
  return measured;
};
