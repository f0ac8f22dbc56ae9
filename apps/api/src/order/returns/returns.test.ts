import type { ReturnPreview } from '@counterpane/contract/orders/returns';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import type { StaffReturn } from '@counterpane/contract/staff/staff-returns';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf, stockOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { demandOfOrder } from '../reservations/stock.ts';

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
});
const staff = () => createStaffOrdersClient((path, init) => manager.fetch(path, init));

type Wanted = readonly (readonly [name: string, size: string, quantity?: number])[];

/** An order that is paid and, unless told otherwise, delivered. */
const delivered = async (things: Wanted, { whiteGlove = false, isDelivered = true } = {}) => {
  const shopper = store.shopper();
  for (const [name, size, quantity] of things) await shopper.adds(name, size, quantity);
  if (whiteGlove) {
    await shopper.order();
    result(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove' }));
  }
  const { id } = await shopper.places();
  const { total, cart, token } = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  if (isDelivered)
    for (const shipment of result(await staff().order(id)).shipments)
      for (const to of ['ready', 'delivered'] as const)
        result(await staff().moveShipment(id, shipment.id, { to }));
  const line = (name: string, quantity = 1) => {
    const found = cart.items.find((item) => item.product.name === name && !item.isGift);
    return { itemIdentifier: found?.itemIdentifier ?? '', quantity };
  };
  return { shopper, id, total, cart, token, line };
};

type Lines = readonly { readonly itemIdentifier: string; readonly quantity: number }[];

const preview = async (shopper: Shopper, id: string, lines: Lines): Promise<ReturnPreview> =>
  result(await shopper.client.previewReturn(id, { lines: [...lines] }));

const actOf = (seen: ReturnPreview, lines: Lines) => ({
  id: seen.id,
  lines: lines.map((line) => ({ ...line, reason: 'too_soft' as const })),
  words: 'My back says no.',
  isDonated: false,
  refund: seen.refund.amount,
});

/** Looks at what comes back, and asks for it. */
const request = async (shopper: Shopper, id: string, lines: Lines): Promise<ReturnPreview> => {
  const seen = await preview(shopper, id, lines);
  result(await shopper.client.requestReturn(id, actOf(seen, lines)));
  return seen;
};

const approve = async (id: string, returnId: string) =>
  result(await staff().moveReturn(id, returnId, { to: 'approved', told: 'Two people ring first.' }));

const findOwn = async (id: string, returnId: string): Promise<StaffReturn> => {
  const found = result(await staff().order(id)).returns.find((one) => one.id === returnId);
  if (!found) throw new Error(`no return ${returnId}`);
  return found;
};

/** All that is sent came, and so much of each can be sold again. */
const receive = async (id: string, returnId: string, restocked = 0) => {
  const { lines } = await findOwn(id, returnId);
  const came = lines
    .filter(({ isSent }) => isSent)
    .map(({ itemIdentifier, quantity }) => ({
      itemIdentifier,
      quantity,
      restocked: Math.min(restocked, quantity),
    }));
  return staff().receiveReturn(id, returnId, { lines: came, told: '' });
};

const sweepTwice = async () => {
  await store.sweep();
  await store.sweep();
};
const statusOf = async (shopper: Shopper, id: string) =>
  result(await shopper.client.orderReturns(id)).returns.map(({ status }) => status);

describe('sending back what was delivered', () => {
  it('gives exactly the previewed cents back by the ledger, and stock what can be sold again', async () => {
    const { shopper, id, total, line } = await delivered([
      ['mattress', 'queen'],
      ['steel-frame-mattress-foundation', 'queen', 2],
    ]);
    const demand = await demandOfOrder(store.database.db, id);
    const item = demand.find(({ stockItem }) => stockItem.includes('foundation'))?.stockItem ?? '';
    const before = await stockOf(store, item);
    const seen = await request(shopper, id, [line('steel-frame-mattress-foundation', 2)]);
    expect(seen.refund.amount).toBe(
      seen.taxes.amount +
        [...seen.lines, ...seen.charges].reduce((sum, { amount }) => sum + amount.amount, 0),
    );
    await approve(id, seen.id);
    result(await receive(id, seen.id, 1));
    await sweepTwice();
    expect(await accountsOf(store, id)).toEqual({
      'provider:stripeDirect': total.amount - seen.refund.amount,
      sales: -total.amount,
      refunds: seen.refund.amount,
    });
    const after = await stockOf(store, item);
    expect([after.available - before.available, before.sold - after.sold]).toEqual([1, 1]);
    expect(await statusOf(shopper, id)).toEqual(['refunded']);
    const subjects = store.sentMail.map(({ subject }) => subject).join('\n');
    for (const word of ['Your return of', 'Arranged:', 'Received:']) expect(subjects).toContain(word);
  });

  it('is asked for once however often it is sent, and not for another refund than was seen', async () => {
    const { shopper, id, line } = await delivered([['pillow', 'king', 3]]);
    const lines = [line('pillow')];
    const seen = await preview(shopper, id, lines);
    const act = actOf(seen, lines);
    expect(refusal(await shopper.client.requestReturn(id, { ...act, refund: act.refund + 1 }))).toMatchObject(
      { code: 'refund_changed', status: 409 },
    );
    const clicks = await Promise.all([
      shopper.client.requestReturn(id, act),
      shopper.client.requestReturn(id, act),
    ]);
    for (const click of [...clicks, await shopper.client.requestReturn(id, act)]) result(click);
    expect(await statusOf(shopper, id)).toEqual(['requested']);
    const other = await delivered([['pillow', 'king']]);
    const stolen = actOf(seen, [other.line('pillow')]);
    expect(refusal(await other.shopper.client.requestReturn(other.id, stolen)).code).toBe('refund_changed');
  });

  it('takes back everything for what was paid but white glove service, which is done', async () => {
    const { shopper, id, total, cart, line } = await delivered([['mattress', 'queen', 2]], {
      whiteGlove: true,
    });
    const service = cart.extras.find(({ sku }) => sku === 'wgs')?.pricing.price.amount ?? 0;
    expect(service).toBeGreaterThan(0);
    const first = await request(shopper, id, [line('mattress')]);
    const second = await request(shopper, id, [line('mattress')]);
    expect(first.services).toEqual(['White glove service']);
    expect(first.refund.amount + second.refund.amount).toBe(total.amount - service);
  });

  it('lets gifts that were opened stay, and takes sealed ones into stock', async () => {
    const { shopper, id, cart, line } = await delivered([['mattress', 'queen']]);
    const gift = cart.items.find(({ isGift }) => isGift);
    const seen = await request(shopper, id, [line('mattress')]);
    expect(seen.lines.filter(({ isGift }) => isGift).length).toBeGreaterThan(0);
    await approve(id, seen.id);
    const bed = { ...line('mattress'), restocked: 0 };
    const sealed = { itemIdentifier: gift?.itemIdentifier ?? '', quantity: 1, restocked: 1 };
    result(await staff().receiveReturn(id, seen.id, { lines: [bed, sealed], told: '' }));
    const { returns } = result(await shopper.client.orderReturns(id));
    expect(returns[0]?.lines.map(({ quantity, isGift }) => [quantity, isGift])).toEqual([
      [1, false],
      [1, true],
    ]);
    expect(returns[0]?.refund).toEqual(seen.refund);
  });

  it('gives back what came where some of it did not, and the rest can be sent back later', async () => {
    const { shopper, id, total, line } = await delivered([['pillow', 'king', 3]]);
    const seen = await request(shopper, id, [line('pillow', 3)]);
    await approve(id, seen.id);
    const came = { ...line('pillow', 2), restocked: 0 };
    result(await staff().receiveReturn(id, seen.id, { lines: [came], told: 'One was missing.' }));
    await sweepTwice();
    const { lines, returns } = result(await shopper.client.orderReturns(id));
    expect(lines[0]).toMatchObject({ returnable: 1, bar: null });
    const rest = await request(shopper, id, [line('pillow')]);
    expect((returns[0]?.refund.amount ?? 0) + rest.refund.amount).toBe(total.amount);
  });

  it('keeps its money from being given back in another way before it is received', async () => {
    const { shopper, id, total, line } = await delivered([['pillow', 'king', 2]]);
    const seen = await request(shopper, id, [line('pillow')]);
    const left = total.amount - seen.refund.amount;
    expect(refusal(await staff().refund(id, { amount: left + 1, reason: 'Goodwill' }))).toMatchObject({
      code: 'refund_too_much',
    });
    const lines = [line('pillow', 2)];
    expect(refusal(await staff().refund(id, { lines, reason: 'Too soft' })).code).toBe('refund_too_many');
    result(await staff().refund(id, { amount: left, reason: 'Goodwill' }));
    await approve(id, seen.id);
    result(await receive(id, seen.id));
    await sweepTwice();
    expect((await accountsOf(store, id)).refunds).toBe(total.amount);
  });

  it('can be called off until it is collected', async () => {
    const { shopper, id, line } = await delivered([['pillow', 'king', 2]]);
    const first = await request(shopper, id, [line('pillow')]);
    for (const _ of [1, 2]) result(await shopper.client.cancelReturn(id, first.id));
    const second = await request(shopper, id, [line('pillow', 2)]);
    await approve(id, second.id);
    result(await staff().moveReturn(id, second.id, { to: 'under_way', told: '' }));
    expect(refusal(await shopper.client.cancelReturn(id, second.id)).code).toBe('return_cannot_move');
    expect((await statusOf(shopper, id)).toSorted()).toEqual(['cancelled', 'under_way']);
  });

  it('is refused with words, which its customer reads, and can be asked for again', async () => {
    const { shopper, id, line } = await delivered([['pillow', 'king']]);
    const seen = await request(shopper, id, [line('pillow')]);
    const wordless = await staff().moveReturn(id, seen.id, { to: 'refused', told: '' });
    expect(wordless.ok ? 200 : wordless.status).toBe(400);
    result(await staff().moveReturn(id, seen.id, { to: 'refused', told: 'It has a burn.' }));
    await store.sweep();
    const told = store.sentMail.filter(({ subject }) => subject.startsWith('About the return'));
    expect(told.at(-1)?.text).toContain('It has a burn.');
    const { returns, lines } = result(await shopper.client.orderReturns(id));
    expect(returns[0]).toMatchObject({ status: 'refused', told: 'It has a burn.' });
    expect(lines[0]?.returnable).toBe(1);
    expect(refusal(await receive(id, seen.id)).code).toBe('return_cannot_move');
  });

  it('is for what is delivered, for as many nights as were promised, and not for strangers', async () => {
    const waiting = await delivered([['pillow', 'king']], { isDelivered: false });
    const soon = result(await waiting.shopper.client.orderReturns(waiting.id));
    expect(soon.lines[0]).toMatchObject({ returnable: 0, bar: 'not_delivered', window: null });
    expect(
      refusal(await waiting.shopper.client.previewReturn(waiting.id, { lines: [waiting.line('pillow')] }))
        .code,
    ).toBe('return_too_many');
    const { id, shopper, line } = await delivered([['pillow', 'king']]);
    const lines = [line('pillow')];
    expect(refusal(await store.shopper().client.previewReturn(id, { lines })).code).toBe('order_not_found');
    expect(refusal(await store.shopper().client.orderReturns(id)).code).toBe('order_not_found');
    const [pillow] = result(await shopper.client.orderReturns(id)).lines;
    expect(pillow).toMatchObject({ returnable: 1, bar: null, window: { subject: 'trial' } });
    const nights = Date.parse(pillow?.window?.until ?? '') - Date.parse(pillow?.window?.firstNight ?? '');
    expect(nights / 86_400_000).toBe(50);
  });

  it('takes no more of a line than was asked for, and no label but a link of https', async () => {
    const { shopper, id, line } = await delivered([['pillow', 'king', 2]]);
    const seen = await request(shopper, id, [line('pillow')]);
    for (const labelUrl of ['http://label.example/1.pdf', 'javascript:alert(1)', 'label'])
      expect(await staff().moveReturn(id, seen.id, { to: 'approved', told: '', labelUrl })).toMatchObject({
        status: 400,
      });
    const labelUrl = 'https://label.example/1.pdf';
    result(await staff().moveReturn(id, seen.id, { to: 'approved', told: '', labelUrl }));
    expect((await findOwn(id, seen.id)).labelUrl).toBe(labelUrl);
    const { itemIdentifier } = line('pillow');
    for (const came of [
      { itemIdentifier, quantity: 2, restocked: 0 },
      { itemIdentifier, quantity: 1, restocked: 2 },
    ])
      expect(refusal(await staff().receiveReturn(id, seen.id, { lines: [came], told: '' })).code).toBe(
        'return_too_many',
      );
    expect((await findOwn(id, seen.id)).status).toBe('approved');
  });

  it('is given back once, however often it is received', async () => {
    const { shopper, id, line } = await delivered([['pillow', 'king']]);
    const seen = await request(shopper, id, [line('pillow')]);
    await approve(id, seen.id);
    const answers = await Promise.all([receive(id, seen.id), receive(id, seen.id)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    await sweepTwice();
    expect((await accountsOf(store, id)).refunds).toBe(seen.refund.amount);
    expect(result(await staff().returns()).find((one) => one.id === seen.id)?.status).toBe('received');
  });
});

describe('photographs of a return', () => {
  const photograph = async () =>
    new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
            .png()
            .toBuffer(),
        ),
      ],
      'seam.png',
    );

  it('are shown on it to its customer and to staff, and to no one else', async () => {
    const { shopper, id, line } = await delivered([['pillow', 'king']]);
    const lines = [line('pillow')];
    const [photo, unused] = result(
      await shopper.client.sendPhotos(id, [await photograph(), await photograph()]),
    );
    const seen = await preview(shopper, id, lines);
    const photos = [photo?.id ?? ''];
    result(await shopper.client.requestReturn(id, { ...actOf(seen, lines), photos }));
    expect(result(await shopper.client.orderReturns(id)).returns[0]?.photos).toEqual([photo]);
    expect((await findOwn(id, seen.id)).photos).toEqual([photo]);
    const path = `/api/orders/${id}/photos`;
    const own = await store.api.inject({
      url: `${path}/${photo?.id}`,
      headers: { host: 'halcyon.localhost', cookie: shopper.cookie },
    });
    expect(own.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename="${photo?.id}.jpg"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(own.rawPayload).metadata()).format).toBe('jpeg');
    expect((await shopper.fetch(`${path}/${unused?.id}`)).status).toBe(404);
    expect((await store.shopper().fetch(`${path}/${photo?.id}`)).status).toBe(404);
    const other = await delivered([['pillow', 'king']]);
    expect((await other.shopper.fetch(`/api/orders/${other.id}/photos/${photo?.id}`)).status).toBe(404);
    expect((await manager.fetch(`/api/staff/orders/${id}/photos/${photo?.id}`)).status).toBe(200);
    expect((await manager.fetch(`/api/staff/orders/${other.id}/photos/${photo?.id}`)).status).toBe(404);
  });

  it('belong to one return of their own order, or the return is not made', async () => {
    const { shopper, id, line } = await delivered([['pillow', 'king', 2]]);
    const [photo] = result(await shopper.client.sendPhotos(id, [await photograph()]));
    const photos = [photo?.id ?? ''];
    const other = await delivered([['pillow', 'king']]);
    const asks = async (of: typeof other) => {
      const lines = [of.line('pillow')];
      const seen = await preview(of.shopper, of.id, lines);
      return of.shopper.client.requestReturn(of.id, { ...actOf(seen, lines), photos });
    };
    expect(refusal(await asks(other)).code).toBe('photo_unknown');
    expect(await statusOf(other.shopper, other.id)).toEqual([]);
    result(await asks({ ...other, shopper, id, line }));
    expect(refusal(await asks({ ...other, shopper, id, line })).code).toBe('photo_unknown');
  });
});
