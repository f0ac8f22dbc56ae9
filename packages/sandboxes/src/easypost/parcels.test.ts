import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startUnderTest } from './sandbox-under-test.ts';
import { signedHeaders } from './webhook-sender.ts';

const folder = mkdtempSync(join(tmpdir(), 'counterpane-easypost-'));
afterAll(() => rmSync(folder, { recursive: true }));

const running: { close(): Promise<unknown> }[] = [];
afterEach(() => Promise.all(running.splice(0).map((one) => one.close())));

const start = async (options: Parameters<typeof startUnderTest>[0] = {}) => {
  const started = await startUnderTest(options);
  running.push(started);
  return started;
};

type Started = Awaited<ReturnType<typeof start>>;

const statusesOf = ({ received }: Started): string[] =>
  received.map(({ body }) => JSON.parse(body).result.status);

describe('a parcel', () => {
  it('arrives by itself where the sandbox has a clock, and the store is told of every step', async () => {
    const easypost = await start({ stepMs: 20 });
    await easypost.buy();
    await expect
      .poll(() => statusesOf(easypost).toSorted())
      .toEqual(['delivered', 'in_transit', 'out_for_delivery', 'pre_transit', 'unknown']);
  });

  it('waits to be moved where there is no clock, and moves no more once it has arrived or is lost', async () => {
    const easypost = await start();
    const { tracking_code: code } = (await easypost.buy()).body;
    expect((await easypost.move(code, 'sideways')).status).toBe(400);
    expect((await easypost.move('none', 'next')).status).toBe(404);
    expect((await easypost.move(code, 'lose')).body).toEqual({ status: 'failure' });
    expect((await easypost.move(code, 'next')).status).toBe(409);
  });

  it('goes on where it was after the sandbox was started again', async () => {
    const stateFile = join(folder, 'easypost.jsonl');
    const before = await start({ stateFile, stepMs: 60_000 });
    const { tracking_code: code } = (await before.buy()).body;
    await before.move(code, 'next');
    await Promise.all(running.splice(0).map((one) => one.close()));
    const after = await start({ stateFile });
    expect((await after.move(code, 'next')).body).toEqual({ status: 'out_for_delivery' });
  });
});

describe('a webhook', () => {
  it('is signed of its body, and anew of its time and path', async () => {
    const easypost = await start();
    await easypost.buy();
    await expect.poll(() => easypost.received.length).toBe(2);
    for (const { headers, body } of easypost.received) {
      const at = new Date(String(headers['x-timestamp']));
      expect(headers).toMatchObject(signedHeaders(body, { secret: 'secret_1', at, path: '/hook' }));
      expect(headers['x-timestamp']).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d -0000$/);
    }
  });

  it('comes later, twice or in another order where the lever says so', async () => {
    const easypost = await start();
    await easypost.call('/_sandbox/webhooks', { hold: true });
    await easypost.buy();
    expect(easypost.received).toEqual([]);
    await easypost.call('/_sandbox/webhooks', { duplicate: true });
    await easypost.call('/_sandbox/webhooks/release', { reverse: true });
    await expect.poll(() => easypost.received.length).toBe(4);
  });
});

describe('the page of a parcel', () => {
  it('says where it is and has buttons that move it, without scripts', async () => {
    const easypost = await start();
    const { tracker } = (await easypost.buy({ to_address: { ...PLACE, city: '<b>Ghent</b>' } })).body;
    const page = await (await fetch(tracker.public_url)).text();
    expect(page).toContain('<h1>Label created</h1>');
    expect(page).toContain(`USPS ${tracker.tracking_code}`);
    expect(page).not.toContain('<script');
    const action = /<form method="post" action="([^"]+)">/.exec(page)?.[1] ?? '';
    const press = async (move: string) => {
      const body = new URLSearchParams({ move });
      return (await fetch(`${easypost.sandbox.url}${action}`, { method: 'POST', body })).text();
    };
    await press('next');
    const out = await press('next');
    expect(out).toContain('<h1>Out for delivery</h1>');
    expect(out).toContain('&lt;b&gt;Ghent&lt;/b&gt;');
    const delivered = await press('next');
    expect(delivered).toContain('<h1>Delivered</h1>');
    expect(delivered).not.toContain('<form');
  });

  it('is none for a parcel that there is not', async () => {
    const easypost = await start();
    const answer = await fetch(`${easypost.sandbox.url}/track/djE6dHJrXzE`);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('No such parcel')]);
    expect((await fetch(`${easypost.sandbox.url}/files/postage_label/pl_1.pdf`)).status).toBe(404);
  });
});

const PLACE = { name: 'Ada', street1: '1 Road', city: 'Chicago', state: 'IL', zip: '60601', country: 'US' };
