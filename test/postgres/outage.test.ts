import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { stockOf } from '@counterpane/api/testing/books';
import { result } from '@counterpane/api/testing/shopper';
import { openTestStore, type TestStore } from '@counterpane/api/testing/test-store';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let store: TestStore;
let line: Line;
beforeAll(async () => {
  line = await openLine(new URL(inject('postgresUrl')));
  store = await openTestStore(new Map(), line.url);
});
afterAll(async () => {
  await store.close();
  await line.cut();
});

describe('a database that is gone for a while', () => {
  it('is said so, and everything works again when it is back: nothing is lost', async () => {
    const shopper = store.shopper();
    const before = await shopper.adds('mattress', 'queen');
    const stock = await stockOf(store, 'halcyon/hal-classic-foam-s:queen');

    await line.cut();
    const during = await shopper.client.addItems([await shopper.item('pillow', 'king')]);
    expect(during).toMatchObject({
      ok: false,
      status: 503,
      error: { code: 'database_unavailable' },
    });

    await line.restore();
    expect(result(await shopper.client.cart())).toEqual(before);
    expect((await shopper.adds('pillow', 'king')).itemsCount).toBe(2);
    expect(await stockOf(store, 'halcyon/hal-classic-foam-s:queen')).toEqual(stock);
  });
});

/** A wire to the database that can be cut. */
interface Line {
  readonly url: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

const openLine = async (target: URL): Promise<Line> => {
  const sockets = new Set<Socket>();
  const start = async (port: number): Promise<Server> => {
    const server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => {
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await start(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    restore: async () => {
      server = await start(port);
    },
  };
};
