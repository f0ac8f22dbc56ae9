import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, NONCE, type SandboxUnderTest, sale, startUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

const linesOf = async (orderId: string) =>
  (await sandbox.ledger())
    .filter((line) => line.orderId === orderId)
    .map(({ kind, amount, currency }) => `${kind} ${amount} ${currency}`);

const codesOf = (result: Awaited<ReturnType<SandboxUnderTest['gateway']['transaction']['sale']>>) =>
  result.errors.deepErrors().map(({ code }) => code);

describe('a sale', () => {
  it('takes the money, settles a little later, and is found by its id', async () => {
    const { success, transaction } = await sandbox.gateway.transaction.sale(sale({ orderId: 'a.1' }));
    expect(success).toBe(true);
    expect(transaction).toMatchObject({
      status: 'settling',
      amount: '761.04',
      currencyIsoCode: 'USD',
      orderId: 'a.1',
      paymentInstrumentType: 'paypal_account',
    });
    const statusNow = async () => (await sandbox.gateway.transaction.find(transaction.id)).status;
    await expect.poll(statusNow).toBe('settled');
    expect(await linesOf('a')).toEqual(['charge 76104 USD']);
  });

  it('is in the currency of its merchant account', async () => {
    const canadian = sale({ orderId: 'b.1', merchantAccountId: 'cad' });
    expect((await sandbox.gateway.transaction.sale(canadian)).transaction.currencyIsoCode).toBe('CAD');
    const unknown = sale({ orderId: 'b.2', merchantAccountId: 'yen' });
    expect(codesOf(await sandbox.gateway.transaction.sale(unknown))).toEqual(['91513']);
  });

  it('goes to a postal code of nine letters and digits, which spaces and hyphens are none of', async () => {
    const sendTo = async (postalCode: string) => {
      const shipping = {
        lastName: 'Lovelace',
        streetAddress: '20 W 34th St',
        locality: 'New York',
        region: 'NY',
        postalCode,
        countryCodeAlpha2: 'US',
      };
      const orderId = `zip ${postalCode}`;
      const result = await sandbox.gateway.transaction.sale(sale({ orderId, shipping }));
      return result.success ? 'sold' : codesOf(result);
    };
    expect(await sendTo('10001-1234')).toBe('sold');
    expect(await sendTo('10001-12345')).toEqual(['81809']);
    expect(await sendTo('10001/1')).toEqual(['81813']);
  });

  it('is declined by amount, with Braintree’s codes', async () => {
    const answers = await Promise.all(
      ['2000.00', '2001.50', '2046.00', '3000.00', '5001.00'].map((amount) =>
        sandbox.gateway.transaction.sale(sale({ amount, orderId: 'c.1' })),
      ),
    );
    expect(
      answers.map(({ success, message, transaction }) => [
        success,
        message,
        transaction.status,
        transaction.processorResponseCode,
      ]),
    ).toEqual([
      [false, 'Do Not Honor', 'processor_declined', '2000'],
      [false, 'Insufficient Funds', 'processor_declined', '2001'],
      [false, 'Declined', 'processor_declined', '2046'],
      [false, 'Processor Network Unavailable - Try Again', 'failed', '3000'],
      [false, 'Gateway Rejected: application_incomplete', 'gateway_rejected', ''],
    ]);
    expect(await linesOf('c')).toEqual([]);
  });

  it('with an unknown or a used nonce makes no transaction', async () => {
    const refused = await Promise.all(
      ['made-up', 'fake-consumed-nonce'].map((paymentMethodNonce) =>
        sandbox.gateway.transaction.sale(sale({ paymentMethodNonce, orderId: 'd.1' })),
      ),
    );
    expect(refused.map(codesOf)).toEqual([['91565'], ['91564']]);
    expect(refused.map(({ transaction }) => transaction)).toEqual([undefined, undefined]);
  });

  it('of the same order, sum and payer a moment later is rejected as a duplicate', async () => {
    await sandbox.gateway.transaction.sale(sale({ orderId: 'e.1' }));
    const second = await sandbox.gateway.transaction.sale(sale({ orderId: 'e.1' }));
    expect(second.message).toBe('Gateway Rejected: duplicate');
    expect(second.transaction).toMatchObject({
      status: 'gateway_rejected',
      gatewayRejectionReason: 'duplicate',
    });
    expect(await linesOf('e')).toEqual(['charge 76104 USD']);
  });

  it('of no amount is refused', async () => {
    expect(codesOf(await sandbox.gateway.transaction.sale(sale({ amount: '-1' })))).toEqual(['81503']);
  });
});

describe('a search', () => {
  it('finds every transaction of an order id, and none of another', async () => {
    await sandbox.gateway.transaction.sale(sale({ orderId: 'f.1', amount: '2000.00' }));
    await sandbox.gateway.transaction.sale(sale({ orderId: 'f.1' }));
    const found = (orderId: string): Promise<{ status: string }[]> =>
      sandbox.gateway.transaction.search((search) => search.orderId().is(orderId)).toArray();
    const [newer, older] = await found('f.1');
    expect([newer?.status, older?.status]).toEqual([expect.stringContaining('settl'), 'processor_declined']);
    expect(await found('f')).toEqual([]);
  });

  it('by what the sandbox does not know is refused instead of finding everything', async () => {
    const search = sandbox.gateway.transaction.search((criteria) =>
      criteria.customerEmail().is('a@b.example'),
    );
    await expect(search.toArray()).rejects.toThrow('400');
  });
});

describe('money that is held', () => {
  it('is taken in part, and the rest is let go', async () => {
    const held = sale({ orderId: 'g.1', options: { submitForSettlement: false } });
    const { transaction } = await sandbox.gateway.transaction.sale(held);
    expect(transaction.status).toBe('authorized');
    const tooMuch = await sandbox.gateway.transaction.submitForSettlement(transaction.id, '761.05');
    expect(codesOf(tooMuch)).toEqual(['91522']);
    const taken = await sandbox.gateway.transaction.submitForSettlement(transaction.id, '700.00');
    expect(taken.transaction).toMatchObject({ status: 'settling', amount: '700.00' });
    expect(await linesOf('g')).toEqual(['authorise 76104 USD', 'charge 70000 USD', 'void 6104 USD']);
    expect(codesOf(await sandbox.gateway.transaction.submitForSettlement(transaction.id))).toEqual(['91507']);
  });

  it('is let go once, and not after it was taken', async () => {
    const held = sale({ orderId: 'h.1', options: { submitForSettlement: false } });
    const { transaction } = await sandbox.gateway.transaction.sale(held);
    expect((await sandbox.gateway.transaction.void(transaction.id)).transaction.status).toBe('voided');
    expect(codesOf(await sandbox.gateway.transaction.void(transaction.id))).toEqual(['91504']);
    expect(await linesOf('h')).toEqual(['authorise 76104 USD', 'void 76104 USD']);
  });
});

describe('a refund', () => {
  it('gives back a part, then the rest, and then no more', async () => {
    const { transaction } = await sandbox.gateway.transaction.sale(sale({ orderId: 'i.1' }));
    expect(codesOf(await sandbox.gateway.transaction.refund(transaction.id, '761.05'))).toEqual(['91521']);
    const part = await sandbox.gateway.transaction.refund(transaction.id, '61.04');
    expect(part.transaction).toMatchObject({ type: 'credit', refundedTransactionId: transaction.id });
    expect((await sandbox.gateway.transaction.refund(transaction.id)).transaction.amount).toBe('700.00');
    expect(codesOf(await sandbox.gateway.transaction.refund(transaction.id))).toEqual(['91512']);
    const { refundIds } = await sandbox.gateway.transaction.find(transaction.id);
    expect(refundIds).toHaveLength(2);
    expect(await linesOf('i')).toEqual(['charge 76104 USD', 'refund 6104 USD', 'refund 70000 USD']);
  });
});

describe('the gateway', () => {
  it('does not know what it never made, and lets nobody in with another key', async () => {
    await expect(sandbox.gateway.transaction.find('unknown')).rejects.toMatchObject({
      name: 'notFoundError',
    });
    const stranger = clientFor(sandbox.url, 'someone else’s');
    await expect(stranger.transaction.sale(sale())).rejects.toMatchObject({ name: 'authenticationError' });
  });

  it('tells whether a nonce was used', async () => {
    const { paymentMethodNonce } = sandbox.gateway;
    expect(await paymentMethodNonce.find(NONCE)).toMatchObject({ consumed: false });
    expect(await paymentMethodNonce.find('fake-consumed-nonce')).toMatchObject({ consumed: true });
  });
});
