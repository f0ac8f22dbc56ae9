import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_INTEGRATIONS } from '../integrations.ts';
import { errorOf, payment } from '../stripe/sandbox-under-test.ts';
import { startLabUnderTest } from './lab-under-test.ts';

let under: Awaited<ReturnType<typeof startLabUnderTest>>;
beforeEach(async () => {
  under = await startLabUnderTest();
});
afterEach(() => under.close());

const pay = (orderId = 'o1') =>
  under.sandbox.stripe.paymentIntents.create(payment('tok_visa', { metadata: { order_id: orderId } }));

describe('the sandbox lab', () => {
  it('lists every provider with what to type or press there', async () => {
    const page = await under.show('/');
    for (const name of ['Stripe', 'Braintree', 'SplitIt', 'Amazon Pay', 'Affirm', 'Truemed', 'Acima'])
      expect(page).toContain(name);
    for (const { sentinels } of SANDBOX_INTEGRATIONS) expect(sentinels.length).toBeGreaterThan(4);
    expect(page).toContain('<td>4000 0000 0000 9995</td><td>insufficient funds</td>');
    expect(page).toContain('<td>4000 0000 0000 0341 (Visa)</td>');
    expect(page).toContain('<td>fake-paypal-declined-nonce</td><td>declined</td>');
    expect(page).toContain(
      '<td>$2001.00 with a test nonce</td><td>processor declined (Insufficient Funds)</td>',
    );
    expect(page).toContain('<td>Card with insufficient funds</td><td>insufficient</td>');
    expect(page).toContain('<td>Button “Sign the lease”</td><td>approve</td>');
  });

  it('shows what the ledger of a provider says, the newest first', async () => {
    expect(await under.show('/stripe')).toContain('No money has moved.');
    await pay('o-first');
    await pay('o-second');
    const page = await under.show('/stripe');
    expect(page).toContain('<td>charge</td><td>761.04 USD</td><td>o-second</td>');
    expect(page.indexOf('o-second')).toBeLessThan(page.indexOf('o-first'));
  });

  it('disputes a payment, and lets the store win', async () => {
    await pay('o-disputed');
    const opened = await under.press({ action: 'dispute', order: 'o-disputed', turn: 'opened' });
    expect(opened).toContain('<td>dispute</td><td>761.04 USD</td><td>o-disputed</td>');
    const won = await under.press({ action: 'dispute', order: 'o-disputed', turn: 'won' });
    expect(won).toContain('<td>dispute</td><td>-761.04 USD</td><td>o-disputed</td>');
    const types = () => under.believed.map(({ type }) => type);
    await expect.poll(types).toContain('charge.dispute.closed');
    const unknown = await under.press({ action: 'dispute', order: 'o-none', turn: 'opened' });
    expect(unknown).toContain('has no payment or dispute');
  });

  it('shows an order with an evil name as text', async () => {
    await pay('<script>alert(1)</script>');
    const page = await under.show('/stripe');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script');
  });

  it('says so where a sandbox is down, and of its levers too', async () => {
    expect(await under.show('/acima')).toContain('The sandbox does not answer.');
    expect(await under.press({ action: 'clear-faults' }, 'acima')).toContain('No more faults: no answer');
  });

  it('runs no script, loads nothing from elsewhere and is shown in no frame', async () => {
    const { headers } = await fetch(under.lab.url);
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
  });

  it('has no other pages', async () => {
    expect((await fetch(`${under.lab.url}/paypal`)).status).toBe(404);
  });
});

describe('a provider made slow or broken', () => {
  const fault = { action: 'fault', kind: 'error500', times: '1', ms: '0', path: '' };

  it('fails as often as planned, and then works again', async () => {
    const page = await under.press(fault);
    expect(page).toContain('Fault error500, 1 times, every call: 200');
    expect(await errorOf(pay())).toMatchObject({ statusCode: 500 });
    expect(await pay()).toMatchObject({ status: 'succeeded' });
  });

  it('fails only where the person wants it', async () => {
    await under.press({ ...fault, path: '/v1/refunds' });
    const { id } = await pay();
    const refund = under.sandbox.stripe.refunds.create({ payment_intent: id });
    expect(await errorOf(refund)).toMatchObject({ statusCode: 500 });
  });

  it('answers late', async () => {
    await under.press({ ...fault, kind: 'slow', ms: '150' });
    const start = performance.now();
    await pay();
    expect(performance.now() - start).toBeGreaterThanOrEqual(145);
  });

  it('works at once when its faults are forgotten', async () => {
    await under.press({ ...fault, times: '1000' });
    await under.press({ action: 'clear-faults' });
    expect(await pay()).toMatchObject({ status: 'succeeded' });
  });

  it('is left alone by a form that makes no sense', async () => {
    expect(await under.press({ ...fault, kind: 'earthquake' })).toContain('Not understood');
    expect(await pay()).toMatchObject({ status: 'succeeded' });
  });
});

const ordersBelieved = () =>
  under.believed.map(({ data }) => 'metadata' in data.object && data.object.metadata?.order_id);

describe('webhooks of a provider', () => {
  it('wait when they are held, and leave last first when the person says so', async () => {
    await under.press({ action: 'webhooks', delayMs: '0', hold: 'on' });
    await pay('o1');
    await pay('o2');
    expect(under.believed).toEqual([]);
    const page = await under.press({ action: 'release', reverse: 'yes' });
    expect(page).toContain('Held webhooks let go, last first: 200 {&quot;released&quot;:2}');
    await expect.poll(ordersBelieved).toEqual(['o2', 'o1']);
  });

  it('leave as they happened when they are let go without more', async () => {
    await under.press({ action: 'webhooks', delayMs: '0', hold: 'on' });
    await pay('o1');
    await pay('o2');
    await under.press({ action: 'release', reverse: 'no' });
    await expect.poll(ordersBelieved).toEqual(['o1', 'o2']);
  });

  it('come twice', async () => {
    await under.press({ action: 'webhooks', delayMs: '0', duplicate: 'on' });
    await pay('o1');
    await expect.poll(ordersBelieved).toEqual(['o1', 'o1']);
    expect(new Set(under.believed.map(({ id }) => id)).size).toBe(1);
  });

  it('never come when they are dropped, though the money has moved', async () => {
    expect(await under.show('/stripe')).toContain('Drop them: they never come');
    await under.press({ action: 'webhooks', delayMs: '0', drop: 'on' });
    await pay('o1');
    await under.press({ action: 'webhooks', delayMs: '0' });
    await under.press({ action: 'release', reverse: 'no' });
    await pay('o2');
    await expect.poll(ordersBelieved).toEqual(['o2']);
    expect(await under.show('/stripe')).toContain('<td>charge</td><td>761.04 USD</td><td>o1</td>');
  });

  it('come late', async () => {
    await under.press({ action: 'webhooks', delayMs: '150' });
    const start = performance.now();
    await pay('o1');
    await expect.poll(ordersBelieved, { interval: 10 }).toEqual(['o1']);
    expect(performance.now() - start).toBeGreaterThanOrEqual(145);
  });

  it('can be forged, and the store says what it thinks of it', async () => {
    const page = await under.press({ action: 'forge', message: '{"id":"evt_forged","object":"event"}' });
    expect(page).toContain('the store answered: 400 &lt;b&gt;Not verified&lt;/b&gt;');
    expect(under.believed).toEqual([]);
  });

  it.each(SANDBOX_INTEGRATIONS.map(({ name, example }) => ({ name, example })))(
    'of $name reach the store even when the sandbox is down, if they are forged',
    async ({ name, example }) => {
      expect(await under.press({ action: 'forge', message: example }, name)).toContain(
        'the store answered: 400',
      );
    },
  );
});

describe('a button that is pressed from elsewhere', () => {
  const FAULT = new URLSearchParams({ action: 'fault', kind: 'error500', times: '9', ms: '0', path: '' });

  it.each<{ who: string; headers: Record<string, string> }>([
    { who: 'the page of someone else', headers: { origin: 'http://evil.test' } },
    { who: 'another port of this machine', headers: { origin: 'http://localhost:1' } },
    { who: 'a page whose browser hides its origin', headers: { origin: 'null' } },
    { who: 'a page of the same site', headers: { 'sec-fetch-site': 'same-site' } },
    { who: 'no page at all', headers: {} },
  ])('does nothing: $who', async ({ headers }) => {
    const answer = await fetch(`${under.lab.url}/stripe`, { method: 'POST', headers, body: FAULT });
    expect(answer.status).toBe(403);
    expect(await pay()).toMatchObject({ status: 'succeeded' });
  });

  it('does nothing under a name that someone else has pointed at this machine', async () => {
    const headers = { host: 'evil.test', origin: 'http://evil.test' };
    const status = await new Promise((resolve) => {
      request(`${under.lab.url}/stripe`, { headers }, (answer) => resolve(answer.statusCode)).end();
    });
    expect(status).toBe(403);
  });
});
