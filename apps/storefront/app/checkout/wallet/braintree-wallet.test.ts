import { describe, expect, it, vi } from 'vitest';
import { startWallet } from '../../payment/wallet-flow.ts';
import type { ButtonOptions, VaultPayment } from './braintree-browser.ts';
import { createBraintreeWallet } from './braintree-wallet.ts';

const ADDRESS = {
  fullName: 'Ada Lovelace',
  line1: '20 W 34th St',
  line2: 'Floor 3',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  country: 'US',
  phone: '212 555 0142',
};

const collected = async () => ({ deviceData: '{"correlation_id":"1f"}' });

/** Braintree's published interface, without Braintree: it writes down what is asked of it. */
const openWallet = ({ offerCredit = false, isEligible = true, loads = true, collects = collected } = {}) => {
  const log: string[] = [];
  const asked: { payment?: VaultPayment; buttons?: ButtonOptions; sdk?: object } = {};
  const checkout = {
    loadPayPalSDK: async (options: object) => {
      asked.sdk = options;
      log.push('sdk');
    },
    createPayment: async (payment: VaultPayment) => {
      asked.payment = payment;
      return 'BA-1';
    },
    tokenizePayment: async (approval: unknown) => ({ nonce: `nonce of ${String(approval)}` }),
  };
  const page = {
    braintree: {
      client: {
        create: async ({ authorization }: { authorization: string }) => {
          log.push(`client with ${authorization}`);
          return 'client';
        },
      },
      dataCollector: { create: async () => collects() },
      paypalCheckout: { create: async () => checkout },
    },
    paypal: {
      FUNDING: { PAYPAL: 'paypal', CREDIT: 'credit' },
      Buttons: (options: ButtonOptions) => {
        asked.buttons = options;
        return {
          isEligible: () => isEligible,
          render: async () => void log.push('buttons'),
          close: async () => void log.push('closed'),
        };
      },
    },
  };
  const wallet = createBraintreeWallet({
    scripts: { clientUrl: '/client.js', paypalUrl: '/paypal.js', deviceUrl: '/device.js' },
    offerCredit,
    shipping: ADDRESS,
    // Only handed on to the buttons.
    place: {} as HTMLElement,
    nonce: 'n0',
    fetchToken: async () => 'token',
    loadScript: async (url) => {
      log.push(url);
      if (!loads) throw new Error(`${url} did not load`);
    },
    page,
  });
  const end = { onSuccess: vi.fn(), onCancel: vi.fn(), onError: vi.fn(), onDisplayed: vi.fn(), log: vi.fn() };
  return { wallet, asked, log, end };
};

const started = async (...options: Parameters<typeof openWallet>) => {
  const opened = openWallet(...options);
  await startWallet(opened.wallet, opened.end);
  return opened;
};

describe('PayPal by Braintree', () => {
  it('fetches a token, loads the scripts, makes a checkout and draws its buttons', async () => {
    const { log, asked, end } = await started();
    expect(log).toEqual(['/client.js', '/paypal.js', '/device.js', 'client with token', 'sdk', 'buttons']);
    expect(asked.sdk).toMatchObject({ vault: true, dataAttributes: { 'csp-nonce': 'n0' } });
    expect(end.onDisplayed).toHaveBeenLastCalledWith(true);
  });

  it('asks for the vault flow with the address that the shopper gave, which PayPal may not change', async () => {
    const { asked } = await started();
    expect(await asked.buttons?.createBillingAgreement()).toBe('BA-1');
    expect(asked.payment).toEqual({
      flow: 'vault',
      offerCredit: false,
      enableShippingAddress: true,
      shippingAddressEditable: false,
      shippingAddressOverride: {
        recipientName: 'Ada Lovelace',
        line1: '20 W 34th St',
        line2: 'Floor 3',
        city: 'New York',
        state: 'NY',
        postalCode: '10001',
        countryCode: 'US',
        phone: '212 555 0142',
      },
    });
  });

  it('offers credit for PayPal Credit, with the button of its own', async () => {
    const { asked } = await started({ offerCredit: true });
    await asked.buttons?.createBillingAgreement();
    expect(asked.payment?.offerCredit).toBe(true);
    expect(asked.buttons?.fundingSource).toBe('credit');
  });

  it('makes a nonce of what was approved', async () => {
    const { asked, end } = await started();
    await asked.buttons?.onApprove('approval');
    expect(end.onSuccess).toHaveBeenCalledWith('nonce of approval');
  });

  it('has what Braintree tells of the device, and works where it tells nothing', async () => {
    expect((await started()).wallet.deviceData()).toBe('{"correlation_id":"1f"}');
    const { wallet, end } = await started({ collects: () => Promise.reject(new Error('blocked')) });
    expect(wallet.deviceData()).toBeUndefined();
    expect(end.onDisplayed).toHaveBeenLastCalledWith(true);
  });

  it('says in the specification’s words that a script did not load', async () => {
    const { end } = await started({ loads: false });
    expect(end.onError).toHaveBeenCalledWith(new Error('Fail to load init Script'));
    expect(end.onDisplayed).toHaveBeenLastCalledWith(false);
  });

  it('shows no button where PayPal does not offer one', async () => {
    const { end, log } = await started({ isEligible: false });
    expect(log).not.toContain('buttons');
    expect(end.onDisplayed).toHaveBeenLastCalledWith(false);
  });

  it('draws nothing after the shopper has chosen something else, and takes away what it drew', async () => {
    const { wallet, end, log } = openWallet();
    const starting = startWallet(wallet, end);
    wallet.close();
    await starting;
    expect(log).not.toContain('buttons');
    const shown = await started();
    shown.wallet.close();
    expect(shown.log.at(-1)).toBe('closed');
  });
});
