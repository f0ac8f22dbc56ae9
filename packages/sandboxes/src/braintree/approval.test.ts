import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxUnderTest, sale, startUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

const SHOP = 'http://localhost:3000';

/** What the browser's scripts do with a client token. */
const openClient = async () => {
  const { clientToken } = await sandbox.gateway.clientToken.generate({});
  const { clientApiUrl, authorizationFingerprint, configUrl } = JSON.parse(
    Buffer.from(clientToken, 'base64').toString(),
  );
  const post = (endpoint: string, data: object, fingerprint: string = authorizationFingerprint) =>
    fetch(`${clientApiUrl}/v1/${endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: SHOP },
      body: JSON.stringify({ ...data, authorizationFingerprint: fingerprint }),
    });
  return { post, configUrl, authorizationFingerprint };
};

const SHIP_TO = {
  recipientName: 'Ada <Lovelace>',
  line1: '20 W 34th St',
  line2: '',
  city: 'New York',
  state: 'NY',
  postalCode: '10001',
  countryCode: 'US',
};

/** As braintree-web 3.144.0 asks for the vault flow. */
const SETUP = {
  returnUrl: 'https://www.paypal.com/checkoutnow/error',
  cancelUrl: 'https://www.paypal.com/checkoutnow/error',
  offerPaypalCredit: false,
  experienceProfile: { noShipping: 'false', addressOverride: true },
  shippingAddress: SHIP_TO,
};

const askToApprove = async (data: object = SETUP) => {
  const client = await openClient();
  const answer = await client.post('paypal_hermes/setup_billing_agreement', data);
  const { agreementSetup } = (await answer.json()) as {
    agreementSetup: { tokenId: string; approvalUrl: string };
  };
  const tokenise = () =>
    client.post('payment_methods/paypal_accounts', {
      paypalAccount: {
        correlationId: agreementSetup.tokenId,
        options: { validate: true },
        billingAgreementToken: agreementSetup.tokenId,
      },
    });
  const press = async (button: string) => {
    const body = new URLSearchParams({ answer: button });
    return (await fetch(agreementSetup.approvalUrl, { method: 'POST', body })).text();
  };
  return { ...agreementSetup, tokenise, press };
};

const payAfter = async (button: string, orderId: string) => {
  const { press, tokenise } = await askToApprove();
  await press(button);
  const { paypalAccounts } = (await (await tokenise()).json()) as { paypalAccounts: { nonce: string }[] };
  const paymentMethodNonce = paypalAccounts[0]?.nonce ?? '';
  const pay = () => sandbox.gateway.transaction.sale(sale({ paymentMethodNonce, orderId }));
  return { pay };
};

describe('PayPal’s page', () => {
  it('shows where the order goes, as text, and what it offers', async () => {
    const page = await (await fetch((await askToApprove()).approvalUrl)).text();
    expect(page).toContain('Ada &lt;Lovelace&gt;<br>20 W 34th St<br>New York, NY 10001<br>US');
    for (const button of ['Approve', 'Decline', 'Cancel']) expect(page).toContain(`>${button}</button>`);
    expect(page).not.toContain('Pay later');
    const credit = await askToApprove({ ...SETUP, offerPaypalCredit: true });
    expect(await (await fetch(credit.approvalUrl)).text()).toContain('Pay later with PayPal Credit');
  });

  it('tells the page of the store that opened it, and nobody else', async () => {
    const { press, tokenId } = await askToApprove();
    const end = await press('approve');
    expect(end).toContain(`"token":"${tokenId}","isApproved":true}, "${SHOP}")`);
  });

  it('gives a nonce after an approval, and none before or after cancelling', async () => {
    const { press, tokenise } = await askToApprove();
    expect((await tokenise()).status).toBe(422);
    await press('cancel');
    expect((await tokenise()).status).toBe(422);
    await press('approve');
    expect((await tokenise()).status).toBe(202);
  });

  it('makes a nonce that pays once', async () => {
    const { pay } = await payAfter('approve', 'once.1');
    expect((await pay()).success).toBe(true);
    expect((await pay()).errors.deepErrors().map(({ code }) => code)).toEqual(['91564']);
  });

  it('makes a nonce that is declined when the shopper pressed so', async () => {
    const declined = await (await payAfter('decline', 'declined.1')).pay();
    expect(declined.transaction.processorResponseCode).toBe('2074');
    const insufficient = await (await payAfter('insufficient', 'insufficient.1')).pay();
    expect(insufficient.message).toBe('Insufficient Funds');
  });

  it('does not open for a token that nobody asked for', async () => {
    expect((await fetch(`${sandbox.url}/agreements/approve?ba_token=BA-0`)).status).toBe(404);
  });
});

describe('a page’s script', () => {
  it('is heard only with a client token of this merchant', async () => {
    const { post, configUrl, authorizationFingerprint } = await openClient();
    const query = new URLSearchParams({ authorizationFingerprint });
    expect((await fetch(`${configUrl}?${query}`)).status).toBe(200);
    expect((await fetch(configUrl)).status).toBe(403);
    const forged = authorizationFingerprint.replace('merchant_sandbox', 'merchant_other');
    expect((await post('paypal_hermes/setup_billing_agreement', SETUP, forged)).status).toBe(403);
    expect((await post('payment_methods/paypal_accounts', {}, 'nonsense')).status).toBe(403);
  });

  it('asks for an agreement in the shape of Braintree’s own script, and in no other', async () => {
    const { post } = await openClient();
    const ask = async (data: object) => (await post('paypal_hermes/setup_billing_agreement', data)).status;
    const { returnUrl: _, ...unled } = SETUP;
    expect(await ask(SETUP)).toBe(201);
    expect(await ask(unled)).toBe(422);
    // So an address is sent in the flow of one payment, which the store does not have.
    const { shippingAddress: __, ...flat } = { ...SETUP, ...SHIP_TO };
    const page = await (await fetch((await askToApprove(flat)).approvalUrl)).text();
    expect(page).not.toContain('20 W 34th St');
    expect(await ask({ ...SETUP, shippingAddress: { ...SHIP_TO, zip: '10001' } })).toBe(422);
  });

  it('loads from the addresses of Braintree and PayPal', async () => {
    const scripts = ['/web/3.144.0/js/client.min.js', '/web/3.144.0/js/paypal-checkout.min.js', '/sdk/js'];
    for (const path of scripts) {
      const answer = await fetch(`${sandbox.url}${path}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        'text/javascript; charset=utf-8',
      ]);
    }
  });
});
