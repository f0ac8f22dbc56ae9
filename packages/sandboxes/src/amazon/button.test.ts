import { generateKeyPairSync } from 'node:crypto';
import { WebStoreClient } from '@amazonpay/amazon-pay-api-sdk-nodejs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, pressButton } from './press-button.ts';
import { MERCHANT, type SandboxUnderTest, STORE, startUnderTest, TOTAL } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

const ALGORITHM = 'AMZN-PAY-RSASSA-PSS-V2';
const { publicKeyId, merchantId, storeId } = MERCHANT;

const START = { webCheckoutDetails: { checkoutReviewReturnUrl: STORE }, storeId };
const HOME = {
  name: 'Ada Lovelace',
  addressLine1: '20 W 34th St',
  city: 'New York',
  stateOrRegion: 'NY',
  postalCode: '10001',
  countryCode: 'US',
  phoneNumber: '212 555 0142',
};
const ORDER = {
  webCheckoutDetails: { checkoutMode: 'ProcessOrder', checkoutResultReturnUrl: STORE },
  storeId,
  paymentDetails: { paymentIntent: 'AuthorizeWithCapture', chargeAmount: TOTAL },
  merchantMetadata: { merchantReferenceId: 'order-1/attempt-1' },
  addressDetails: HOME,
};

/** What a store signs, with Amazon's own package. */
const sign = (payload: object, algorithm = ALGORITHM, privateKey = sandbox.privateKey) => {
  const client = new WebStoreClient({ publicKeyId, privateKey, region: 'us', algorithm });
  const payloadJSON = JSON.stringify(payload);
  return { payloadJSON, signature: client.generateButtonSignature(payloadJSON), publicKeyId, algorithm };
};

/** What Amazon's page says is wrong with a button. */
const faultOf = async (...pressed: Parameters<typeof pressButton>): Promise<string> => {
  const answer = await pressButton(...pressed);
  expect(answer.status).toBe(400);
  return /Error code: (\w+)/.exec(await answer.text())?.[1] ?? '';
};

const faultIn = (payload: object, productType?: string) =>
  faultOf(sandbox.url, merchantId, sign(payload), productType);

describe('Amazon’s button', () => {
  it('leads to a session of what was signed, and from there to the signed address alone', async () => {
    const page = await openPage(sandbox.url, merchantId, sign(START));
    const back = new URL(await sandbox.press(new URL(page).pathname + new URL(page).search, { back: 'x' }));
    const id = back.searchParams.get('amazonCheckoutSessionId');
    expect(back.href).toBe(`${STORE}?amazonCheckoutSessionId=${id}`);
    expect((await sandbox.call('GET', `checkoutSessions/${id}`)).body).toMatchObject({
      statusDetails: { state: 'Open' },
      webCheckoutDetails: { checkoutReviewReturnUrl: STORE, amazonPayRedirectUrl: null },
    });
  });

  it('takes an order with its address and total in one go', async () => {
    const page = new URL(await openPage(sandbox.url, merchantId, sign(ORDER)));
    const text = await (await fetch(page)).text();
    expect(text).toContain('Delivered to 20 W 34th St, New York, US');
    expect(text).toContain('You pay $761.04');
    const back = new URL(await sandbox.press(page.pathname + page.search));
    const id = back.searchParams.get('amazonCheckoutSessionId');
    const completed = await sandbox.call('POST', `checkoutSessions/${id}/complete`, { chargeAmount: TOTAL });
    expect(completed.body).toMatchObject({
      statusDetails: { state: 'Completed' },
      shippingAddress: { addressLine1: '20 W 34th St' },
    });
  });

  it('offers no address that the store does not deliver to', async () => {
    const restrictions = { addressRestrictions: { type: 'Allowed', restrictions: { GB: {} } } };
    const only = await openPage(
      sandbox.url,
      merchantId,
      sign({ ...START, deliverySpecifications: restrictions }),
    );
    const text = await (await fetch(only)).text();
    expect([text.includes('London'), text.includes('New York')]).toEqual([true, false]);
  });

  it('is refused with another key, another text, another algorithm or another merchant', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const good = sign(START);
    const press = (button: typeof good, merchant = merchantId) => faultOf(sandbox.url, merchant, button);
    expect(await press(sign(START, ALGORITHM, pem))).toBe('InvalidSignatureError');
    expect(await press({ ...good, payloadJSON: `${good.payloadJSON} ` })).toBe('InvalidSignatureError');
    expect(await press({ ...good, publicKeyId: 'SANDBOX-2' })).toBe('InvalidPublicKeyId');
    expect(await press(sign(START, 'AMZN-PAY-RSASSA-PSS'))).toBe('InvalidParameterValue');
    const older = sign(START, 'AMZN-PAY-RSASSA-PSS');
    expect(await press({ ...older, algorithm: ALGORITHM })).toBe('InvalidSignatureError');
    expect(await press(good, 'another')).toBe('InvalidParameterValue');
  });

  it('is refused where something is missing, unknown or of another shape', async () => {
    const { addressDetails: _, ...nowhere } = ORDER;
    const { paymentDetails: __, ...unpriced } = ORDER;
    const payment = { ...ORDER.paymentDetails, chargeAmount: { amount: '0', currencyCode: 'USD' } };
    for (const payload of [
      {},
      { ...START, storeId: 'another' },
      { ...START, webCheckoutDetails: {} },
      { ...START, webCheckoutDetails: { checkoutReviewReturnUrl: '/checkout' } },
      { ...START, returnUrl: STORE },
      { ...START, scopes: ['password'] },
      { ...ORDER, webCheckoutDetails: { checkoutMode: 'ProcessOrder' } },
      { ...ORDER, addressDetails: { ...HOME, phoneNumber: ' ' } },
      { ...ORDER, addressDetails: { ...HOME, stateOrRegion: undefined } },
      { ...ORDER, addressDetails: { ...HOME, countryCode: 'GB' } },
      { ...ORDER, paymentDetails: payment },
      nowhere,
      unpriced,
    ])
      expect(await faultIn(payload), JSON.stringify(payload)).toBe('InvalidParameterValue');
    expect(await faultIn(ORDER, 'PayOnly')).toBe('InvalidParameterValue');
    expect(await faultOf(sandbox.url, merchantId, sign([]))).toBe('InvalidParameterValue');
  });
});

describe('Amazon’s script', () => {
  it('is served as a script that any page may load', async () => {
    const { headers, status } = await fetch(`${sandbox.url}/checkout.js`);
    expect([status, headers.get('content-type'), headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'cross-origin',
    ]);
  });
});
