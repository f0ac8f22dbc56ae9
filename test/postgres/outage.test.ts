import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { type CardStore, openCardStore } from '@counterpane/api/testing/card-store';
import { result } from '@counterpane/api/testing/shopper';
import { stockOf } from '@counterpane/api/testing/stock-and-ledger';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let store: CardStore;
let line: Line;
beforeAll(async () => {
  line = await openLine(new URL(inject('postgresUrl')));
  store = await openCardStore({}, line.url);
});
afterAll(async () => {
  await store.close();
  await line.cut();
});

describe('a database that is gone for a while', () => {
  it('is said so, and everything works again when it is back: nothing is lost', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const before = result(await shopper.client.cart());
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

describe('a database that is lost between the charge and its booking', () => {
  it('costs no order and no second charge: the same click again finds the money', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const order = await shopper.places();
    await store.fault({ kind: 'slow', path: '/v1/payment_intents', times: 1, ms: 400 });
    const paying = shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' });
    await new Promise((resolve) => setTimeout(resolve, 150));
    await line.cut();
    expect(await paying).toMatchObject({ ok: false, status: 503 });
    await line.restore();

    const again = await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' });
    expect(result(again).status).toBe('paid');
    const charges = (await store.ledger()).filter(({ orderId }) => orderId === order.id);
    expect(charges.map(({ kind, amount }) => [kind, amount])).toEqual([['charge', order.total.amount]]);
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
