import { describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOBODYS = '0123456789abcdef01234567';

const store = useTestStore(openCardStore);

const opens = async (
  shopper: Shopper,
  id: string,
  token: string,
): Promise<{ status: number; token: string }> => {
  const answer = await shopper.fetch(`/api/orders/${id}?token=${encodeURIComponent(token)}`);
  // The contract says what an order is answered with.
  const body = (await answer.json()) as { result?: { token: string } };
  return { status: answer.status, token: body.result?.token ?? '' };
};

const linkIn = (text = ''): string => decodeURIComponent(/token=([^\s"&<]+)/.exec(text)?.[1] ?? '');

const paid = async (): Promise<{ id: string; token: string; link: string; shopper: Shopper }> => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id, token } = await shopper.places();
  await shopper.client.payOrder(id, { paymentToken: 'tok_visa' });
  await store.sweep();
  const email = store.sentMail.findLast(({ text }) => text.includes(id));
  return { id, token, link: linkIn(email?.text), shopper };
};

describe('the token of an order', () => {
  it('The link in an email opens its order for 90 days', async () => {
    const { id, link } = await paid();
    store.clock.forward(89 * DAY_MS);
    expect((await opens(store.shopper(), id, link)).status).toBe(200);
    store.clock.forward(2 * DAY_MS);
    expect((await opens(store.shopper(), id, link)).status).toBe(404);
  });

  it('An order is open on the device that it was placed with for 30 days, and by its link after that', async () => {
    const { id, link, shopper } = await paid();
    store.clock.forward(29 * DAY_MS);
    expect(result(await shopper.client.order(id)).email).toBe('ada@example.com');
    store.clock.forward(2 * DAY_MS);
    expect(refusal(await shopper.client.order(id)).code).toBe('order_not_found');
    expect((await opens(shopper, id, link)).status).toBe(200);
  });

  it('The token of an answer lasts an hour, and its use does not make it longer', async () => {
    const { id, token } = await paid();
    store.clock.forward(3_599_000);
    const opened = await opens(store.shopper(), id, token);
    expect(opened).toEqual({ status: 200, token });
    store.clock.forward(1_000);
    expect((await opens(store.shopper(), id, opened.token)).status).toBe(404);
  });

  it('A link opens its order on the storefront that sold it, and on no other one', async () => {
    const { id, link } = await paid();
    const elsewhere = store.shopper('hevea.localhost');
    expect((await opens(elsewhere, id, link)).status).toBe(404);
    expect(refusal(await elsewhere.client.openOrder(id, link)).code).toBe('order_not_found');
    expect((await opens(store.shopper(), id, link)).status).toBe(200);
  });
});

describe('a link that is followed', () => {
  it('A followed link opens its order by a cookie, without the token and for nobody else', async () => {
    const { id, link } = await paid();
    const friend = store.shopper();
    result(await friend.client.openOrder(id, link));
    expect(friend.cookie).toMatch(/^orders=/);
    expect(result(await friend.client.order(id)).token).toBe('');
    expect(refusal(await store.shopper().client.order(id)).code).toBe('order_not_found');
  });

  it('The cookie of a followed link ends after 30 days, and never after its link', async () => {
    const { id, link, token } = await paid();
    const [friend, other] = [store.shopper(), store.shopper()];
    result(await friend.client.openOrder(id, link));
    result(await other.client.openOrder(id, token));
    store.clock.forward(HOUR_MS);
    expect(refusal(await other.client.order(id)).status).toBe(404);
    store.clock.forward(30 * DAY_MS - HOUR_MS - 1);
    expect(result(await friend.client.order(id)).id).toBe(id);
    store.clock.forward(1);
    expect(refusal(await friend.client.order(id)).status).toBe(404);
    result(await friend.client.openOrder(id, link));
    expect(result(await friend.client.order(id)).id).toBe(id);
  });

  it('One browser opens the ten orders whose links were followed last', async () => {
    const orders = [];
    for (let count = 0; count < 11; count += 1) orders.push(await paid());
    const friend = store.shopper();
    for (const { id, link } of orders) result(await friend.client.openOrder(id, link));
    const statuses = [];
    for (const { id } of orders) statuses.push((await friend.fetch(`/api/orders/${id}`)).status);
    expect(statuses).toEqual([404, ...Array.from({ length: 10 }, () => 200)]);
  });

  it('A cookie that we did not sign opens nothing, and forgetting this device ends the true one', async () => {
    const { id, link } = await paid();
    const forger = store.shopper();
    forger.browsesAs(`orders=${id}:9999999999999.abc`);
    expect(refusal(await forger.client.order(id)).status).toBe(404);
    const friend = store.shopper();
    result(await friend.client.openOrder(id, link));
    result(await friend.client.forgetVisitor());
    expect(friend.cookie).toBe('');
  });

  it('An unpaid order can be paid by who followed its link', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const { id, token } = await shopper.places();
    const friend = store.shopper();
    result(await friend.client.openOrder(id, token));
    expect(result(await friend.client.payOrder(id, { paymentToken: 'tok_visa' })).status).toBe('paid');
  });

  it('A link alone shows little of the person, and who placed the order sees all', async () => {
    const { id, link, shopper } = await paid();
    const friend = store.shopper();
    result(await friend.client.openOrder(id, link));
    const byToken = await store.shopper().fetch(`/api/orders/${id}?token=${encodeURIComponent(link)}`);
    for (const text of [
      JSON.stringify(result(await friend.client.order(id))),
      JSON.stringify(result(await friend.client.refreshOrder(id))),
      await byToken.text(),
    ]) {
      expect(text).toContain('"email":"a•••@example.com"');
      expect(text).toContain('"lastName":"L•••","phone":"•••42"');
      expect(text).toContain('"line1":"••• W •••th St"');
      expect(text).not.toMatch(/ada@example|2125550142|20 W 34th|Lovelace/);
    }
    const own = result(await shopper.client.order(id));
    expect(own).toMatchObject({ email: 'ada@example.com', shippingDetails: { phone: '2125550142' } });
  });
});

describe('a link that has ended', () => {
  it('A link that has ended says so, and one that never was says that there is no such order', async () => {
    const { id, link } = await paid();
    store.clock.forward(91 * DAY_MS);
    const friend = store.shopper();
    expect(refusal(await friend.client.openOrder(id, link))).toMatchObject({
      status: 410,
      code: 'order_link_ended',
    });
    expect(refusal(await friend.client.openOrder(NOBODYS, link)).status).toBe(404);
    expect(refusal(await friend.client.openOrder(id, `${id}:1.abc`)).status).toBe(404);
    expect(friend.cookie).toBe('');
  });

  it('A new link goes to the email that the order has, and the answer tells nobody whether there is one', async () => {
    const { id, link } = await paid();
    store.clock.forward(91 * DAY_MS);
    const before = store.sentMail.length;
    const asked = await store.shopper().fetch(`/api/orders/${id}/links`, { method: 'POST' });
    const nobodys = await store.shopper().fetch(`/api/orders/${NOBODYS}/links`, { method: 'POST' });
    expect([asked.status, await asked.text()]).toEqual([nobodys.status, await nobodys.text()]);
    await store.sweep();
    const emails = store.sentMail.slice(before);
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.com', expect.stringContaining('A new link to your Halcyon order')],
    ]);
    const renewed = linkIn(emails[0]?.text);
    expect(renewed).not.toBe(link);
    result(await store.shopper().client.openOrder(id, renewed));
  });

  it('New links are three an hour for an order, be there one or not, and ten for an address', async () => {
    const { id } = await paid();
    for (const order of [id, NOBODYS.replace('7', '8')]) {
      const statuses = [];
      for (let count = 0; count < 4; count += 1)
        statuses.push((await store.shopper().fetch(`/api/orders/${order}/links`, { method: 'POST' })).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
    const caller = store.shopper(undefined, '192.0.2.7');
    const statuses = [];
    for (let count = 10; count < 21; count += 1)
      statuses.push(
        (await caller.fetch(`/api/orders/0123456789abcdef012345${count}/links`, { method: 'POST' })).status,
      );
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
