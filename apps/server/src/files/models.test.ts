import type { Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { hasModel } from '@counterpane/api/shop/pages/room-view';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, send } from '../testing/send.ts';
import { createModels } from './models.ts';

let server: Server;

beforeAll(async () => {
  const { brands } = shippedCatalogue();
  const models = createModels(
    (host, name) =>
      brands.find(({ key }) => host.startsWith(key))?.products.find((one) => one.name === name) ?? null,
  );
  server = await listen(async (req, res) => {
    const path = req.url?.split('?', 1)[0] ?? '/';
    if (!(await models.serve(req, res, path))) res.writeHead(204).end();
  });
});

afterAll(() => server.close());

const BED = '/models/mira-panel-bed.glb?size=king&color=navy';
const refusal = { status: 'error', error: expect.any(String) };

/** The JSON part of a GLB. */
const readGlb = (glb: Buffer) => {
  expect(glb.subarray(0, 4).toString()).toBe('glTF');
  return JSON.parse(glb.subarray(20, 20 + glb.readUInt32LE(12)).toString());
};

const json = async (address: string) => {
  const { status, body } = await send(server, 'GET', address);
  return { status, body: JSON.parse(body.toString()) };
};

test('a bed can be downloaded in the size and colour that were chosen, under a name that says so', async () => {
  const { status, headers, body } = await send(server, 'GET', BED);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'model/gltf-binary',
    'content-disposition': 'attachment; filename="mira-panel-bed-king-navy.glb"',
    'cache-control': 'public, max-age=3600',
  });
  const { materials, nodes } = readGlb(body);
  expect(nodes.length).toBeGreaterThan(20);
  expect(materials.map(({ name }: { name: string }) => name.split(':')[0])).toContain('paint');
});

test('it travels compressed where the browser can read that, and not at all when the browser has it', async () => {
  const plain = await send(server, 'GET', BED);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  for (const accepted of ['gzip', 'gzip, deflate, br, zstd']) {
    const small = await send(server, 'GET', BED, { 'accept-encoding': accepted });
    expect(small.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(small.body.length),
      vary: 'Accept-Encoding',
      etag: plain.headers.etag,
    });
    expect(gunzipSync(small.body)).toEqual(plain.body);
  }
  const again = await send(server, 'GET', BED, { 'if-none-match': String(plain.headers.etag) });
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  const head = await send(server, 'HEAD', BED);
  expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  expect(head.headers['content-length']).toBe(String(plain.body.length));
  expect((await send(server, 'POST', BED)).status).toBe(405);
});

test('fifty apps that ask for ten models at once all get theirs', async () => {
  const names = shippedCatalogue()
    .brands.find(({ key }) => key === 'halcyon')
    ?.products.filter((product) => hasModel(product) && !product.colors.some(({ value }) => value === 'navy'))
    .slice(0, 10)
    .map(({ name }) => name);
  expect(names).toHaveLength(10);
  const asked = Array.from({ length: 50 }, (_, index) => names?.[index % 10] ?? '');
  const answers = await Promise.all(
    asked.map((name, index) =>
      send(server, 'GET', `/models/${name}.glb`, index % 2 ? { 'accept-encoding': 'gzip' } : {}),
    ),
  );
  const seen = new Map(names?.map((name) => [name, new Set<string>()]));
  answers.forEach(({ status, headers, body }, index) => {
    expect(status).toBe(200);
    readGlb(headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
    seen.get(asked[index] ?? '')?.add(String(headers.etag));
  });
  expect([...seen.values()].map(({ size }) => size)).toEqual(Array(10).fill(1));
  expect(new Set([...seen.values()].flatMap((tags) => [...tags])).size).toBe(10);
});

test('the browser is told how large the chosen size is', async () => {
  const { body } = await json('/models/mattress.json?size=king');
  expect(body.pieces).toHaveLength(1);
  expect(body.pieces[0].spec).toMatchObject({
    shape: 'mattress',
    width: expect.closeTo(76 * 0.0254),
    length: expect.closeTo(80 * 0.0254),
  });
  const split = await json('/models/mattress.json?size=Split%20King');
  expect(split.body.pieces).toHaveLength(2);
});

test('a model asked for without a choice is the queen in the first colour, or the only size', async () => {
  const { body } = await json('/models/mira-panel-bed.json');
  expect(body).toEqual((await json('/models/mira-panel-bed.json?size=queen&color=white')).body);
  expect((await json('/models/socalle-dresser.json')).status).toBe(200);
});

test('a size or a colour that it does not come in is refused, and so is what has no model', async () => {
  for (const address of [
    '/models/mira-panel-bed.glb?size=jumbo',
    '/models/mira-panel-bed.glb?size=nonsense',
    '/models/mira-panel-bed.glb?color=tomato',
    '/models/socalle-dresser.glb?size=queen',
    '/models/mattress.glb?color=navy',
    '/models/no-such-thing.glb',
    '/models/protection-plan.glb',
  ])
    expect(await json(address), address).toEqual({ status: 404, body: { ...refusal, code: 'not_found' } });
  expect(await json(`/models/mattress.glb?size=${'x'.repeat(50)}`)).toEqual({
    status: 400,
    body: { ...refusal, code: 'invalid_request' },
  });
});

test('whatever is sold has a model in each of its sizes and colours', async () => {
  const wrong: string[] = [];
  let count = 0;
  for (const { key, products } of shippedCatalogue().brands)
    for (const { name, kind, sizes, colors } of products.filter(hasModel))
      for (const size of sizes.length === 0 ? [null] : sizes)
        for (const color of colors.length === 0 ? [null] : colors.map(({ value }) => value)) {
          const choice = Object.entries({ size, color }).flatMap(([at, value]) =>
            value ? [[at, value]] : [],
          );
          const address = `/models/${name}.json?${new URLSearchParams(choice)}`;
          const { status } = await send(server, 'GET', address, { host: `${key}.localhost` });
          if (status !== 200) wrong.push(`${key} ${address} of a ${kind}: ${status}`);
          count += 1;
        }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(700);
});

test('every other address is left to the pages', async () => {
  for (const address of ['/models', '/models/mattress', '/models/../mattress.glb', '/models/Mattress.glb'])
    expect((await send(server, 'GET', address)).status, address).toBe(204);
});
