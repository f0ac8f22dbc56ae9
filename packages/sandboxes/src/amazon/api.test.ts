import { generateKeyPairSync } from 'node:crypto';
import { WebStoreClient } from '@amazonpay/amazon-pay-api-sdk-nodejs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MERCHANT, open, type SandboxUnderTest, STORE, startUnderTest, TOTAL } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

describe('who may call', () => {
  it('is a client that signs with the merchant’s key, as Amazon’s own package does, and no other', async () => {
    expect((await sandbox.call('GET', 'charges/S01-1')).status).toBe(404);
    expect((await fetch(`${sandbox.url}/v2/charges/S01-1`)).status).toBe(403);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const stranger = new WebStoreClient({
      publicKeyId: MERCHANT.publicKeyId,
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      region: 'us',
      algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
    });
    const call = { method: 'GET', urlFragment: 'charges/S01-1', payload: '', headers: {} };
    const headers = stranger.getSignedHeaders(call);
    expect((await fetch(`${sandbox.url}/${call.urlFragment}`, { headers })).status).toBe(403);
  });

  it('cannot send another body or path under the same signature', async () => {
    const client = new WebStoreClient({
      publicKeyId: MERCHANT.publicKeyId,
      privateKey: sandbox.privateKey,
      region: 'us',
      algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
    });
    const call = { method: 'POST', urlFragment: 'refunds', payload: '{"a":1}', headers: {} };
    const headers = client.getSignedHeaders(call);
    const send = (path: string, body: string) =>
      fetch(`${sandbox.url}/v2/${path}`, { method: 'POST', headers, body }).then(({ status }) => status);
    expect(await send('refunds', '{"a":1}')).toBe(400);
    expect(await send('refunds', '{"a":2}')).toBe(403);
    expect(await send('charges', '{"a":1}')).toBe(403);
  });
});

describe('a checkout session', () => {
  it('is open, and says what is missing until the shopper has signed in and payment info is set', async () => {
    const id = await open(sandbox.call);
    const missing = async () => {
      const { body } = await sandbox.call('GET', `checkoutSessions/${id}`);
      const constraints = body.constraints as { constraintId: string }[];
      return constraints.map(({ constraintId }) => constraintId);
    };
    expect(await missing()).toContain('BuyerNotAssociated');
    expect(await sandbox.press(`/checkout?amazonCheckoutSessionId=${id}`)).toBe(
      `${STORE}?amazonCheckoutSessionId=${id}`,
    );
    expect(await missing()).toEqual([
      'ChargeAmountNotSet',
      'CheckoutResultReturnUrlNotSet',
      'PaymentIntentNotSet',
    ]);
    const { body } = await sandbox.call('PATCH', `checkoutSessions/${id}`, {
      webCheckoutDetails: { checkoutResultReturnUrl: STORE },
      paymentDetails: { paymentIntent: 'Authorize', chargeAmount: TOTAL },
    });
    expect(body).toMatchObject({
      constraints: [],
      shippingAddress: { countryCode: 'US' },
      webCheckoutDetails: {
        amazonPayRedirectUrl: `${sandbox.url}/checkout/processing?amazonCheckoutSessionId=${id}`,
      },
    });
  });

  it('is completed after the shopper agreed, for the same amount, and not before', async () => {
    const id = await sandbox.agreed();
    const complete = (chargeAmount: object) =>
      sandbox.call('POST', `checkoutSessions/${id}/complete`, { chargeAmount });
    expect((await complete({ ...TOTAL, amount: '761.03' })).body).toMatchObject({
      reasonCode: 'AmountMismatch',
    });
    await sandbox.call('PATCH', `checkoutSessions/${id}`, {
      paymentDetails: { chargeAmount: { ...TOTAL, amount: '800.00' } },
    });
    expect(await complete({ ...TOTAL, amount: '800.00' })).toMatchObject({
      status: 422,
      body: { reasonCode: 'InvalidCheckoutSessionStatus' },
    });
    await sandbox.press(`/checkout/processing?amazonCheckoutSessionId=${id}`);
    expect((await complete({ ...TOTAL, amount: '800.00' })).body).toMatchObject({
      statusDetails: { state: 'Completed' },
      chargePermissionId: expect.stringMatching(/^S01-/),
    });
    expect((await complete({ ...TOTAL, amount: '800.00' })).status).toBe(422);
  });

  it('is cancelled with a reason when the shopper turns back or a card is declined', async () => {
    const left = await open(sandbox.call);
    await sandbox.press(`/checkout?amazonCheckoutSessionId=${left}`, { answer: 'cancel' });
    expect((await sandbox.call('GET', `checkoutSessions/${left}`)).body).toMatchObject({
      statusDetails: { state: 'Canceled', reasonCode: 'BuyerCanceled' },
    });
    const declined = await sandbox.agreed({}, 'declined');
    const answer = await sandbox.call('POST', `checkoutSessions/${declined}/complete`, {
      chargeAmount: TOTAL,
    });
    expect(answer).toMatchObject({ status: 422, body: { reasonCode: 'CheckoutSessionCanceled' } });
    expect((await sandbox.call('PATCH', `checkoutSessions/${declined}`, {})).status).toBe(422);
  });

  it('is refused for another store, without a way back, or with an amount that is none', async () => {
    const create = (body: object) => sandbox.call('POST', 'checkoutSessions', body);
    const webCheckoutDetails = { checkoutReviewReturnUrl: STORE };
    expect((await create({ storeId: 'other', webCheckoutDetails })).status).toBe(400);
    expect((await create({ storeId: MERCHANT.storeId, webCheckoutDetails: {} })).status).toBe(400);
    const paymentDetails = { chargeAmount: { amount: '1.005', currencyCode: 'USD' } };
    const odd = { storeId: MERCHANT.storeId, webCheckoutDetails, paymentDetails };
    expect((await create(odd)).status).toBe(400);
  });

  it('is refused with a field that the call does not know: an order begins at the button alone', async () => {
    const webCheckoutDetails = { checkoutResultReturnUrl: STORE, checkoutMode: 'ProcessOrder' };
    const order = { storeId: MERCHANT.storeId, webCheckoutDetails };
    expect((await sandbox.call('POST', 'checkoutSessions', order)).body).toMatchObject({
      reasonCode: 'UnrecognizedField',
    });
    const id = await open(sandbox.call);
    expect((await sandbox.call('PATCH', `checkoutSessions/${id}`, { state: 'Canceled' })).body).toMatchObject(
      {
        reasonCode: 'UnrecognizedField',
      },
    );
  });
});

describe('a charge', () => {
  const held = async (): Promise<string> => {
    const id = await sandbox.agreed();
    const { body } = await sandbox.call('POST', `checkoutSessions/${id}/complete`, { chargeAmount: TOTAL });
    return String(body.chargeId);
  };
  const price = (amount: string) => ({ amount, currencyCode: 'USD' });

  it('is captured once, in part or in full, and never beyond what is held', async () => {
    const id = await held();
    const capture = (amount: string) =>
      sandbox.call('POST', `charges/${id}/capture`, { captureAmount: price(amount) });
    expect((await capture('761.05')).body).toMatchObject({ reasonCode: 'TransactionAmountExceeded' });
    expect((await capture('700')).body).toMatchObject({ captureAmount: price('700.00') });
    expect((await capture('61.04')).body).toMatchObject({ reasonCode: 'InvalidChargeStatus' });
    expect((await sandbox.call('DELETE', `charges/${id}/cancel`, {})).status).toBe(422);
  });

  it('can be let go while it is held, and another one made of the same permission', async () => {
    const id = await held();
    const again = { chargePermissionId: id.replace(/-C\d+$/, ''), chargeAmount: TOTAL, captureNow: true };
    expect((await sandbox.call('POST', 'charges', again)).status).toBe(422);
    expect((await sandbox.call('DELETE', `charges/${id}/cancel`, {})).body).toMatchObject({
      statusDetails: { state: 'Canceled' },
    });
    expect((await sandbox.call('POST', 'charges', again)).body).toMatchObject({
      statusDetails: { state: 'Captured' },
    });
  });

  it('takes no other money than it was authorized in, and no field that Amazon does not know', async () => {
    const id = await held();
    const codeOf = async (method: string, path: string, body: object) =>
      (await sandbox.call(method, path, body)).body.reasonCode;
    const pounds = { ...TOTAL, currencyCode: 'GBP' };
    expect(await codeOf('POST', `charges/${id}/capture`, { captureAmount: pounds })).toBe('CurrencyMismatch');
    const captureAmount = { ...TOTAL, cents: 76_104 };
    expect(await codeOf('POST', `charges/${id}/capture`, { captureAmount })).toBe('UnrecognizedField');
    expect(await codeOf('DELETE', `charges/${id}/cancel`, { reason: 'none' })).toBe('UnrecognizedField');
    await sandbox.call('POST', `charges/${id}/capture`, { captureAmount: TOTAL });
    const refund = { chargeId: id, refundAmount: pounds };
    expect(await codeOf('POST', 'refunds', refund)).toBe('CurrencyMismatch');
    expect(await codeOf('POST', 'refunds', { ...refund, reason: 'none' })).toBe('UnrecognizedField');
  });

  it('gives back parts up to what was captured, and once for each key', async () => {
    const id = await held();
    await sandbox.call('POST', `charges/${id}/capture`, { captureAmount: TOTAL });
    const refund = (amount: string, key?: string) =>
      sandbox.call('POST', 'refunds', { chargeId: id, refundAmount: price(amount) }, key);
    const first = await refund('61.04', 'one-key');
    expect(await refund('61.04', 'one-key')).toEqual(first);
    expect(await refund('61.05', 'one-key')).toMatchObject({
      status: 400,
      body: { reasonCode: 'DuplicateIdempotencyKey' },
    });
    expect((await refund('700.01')).status).toBe(422);
    expect((await refund('700')).status).toBe(201);
  });
});
