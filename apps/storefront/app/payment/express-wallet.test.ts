import { money } from '@counterpane/rules/money/money';
import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
import { createExpressWallet } from './express-wallet.ts';
import { startWallet } from './wallet-flow.ts';

type Listener = (event: unknown) => void;

/** Stripe's published interface, without Stripe: it writes down what is asked of it. */
const openWallet = ({ has = { googlePay: true }, loads = true, refuses = '', holdsMoney = false } = {}) => {
  const asked: Record<string, unknown> = {};
  const listeners: [string, Listener][] = [];
  const tell = (name: string, event: unknown = {}) => {
    for (const [known, listener] of listeners) if (known === name) listener(event);
  };
  const element = {
    on: (name: string, listener: Listener) => void listeners.push([name, listener]),
    mount: () => tell('ready', { availablePaymentMethods: has }),
    destroy: vi.fn(),
  };
  const elements = {
    create: (type: string, options: object) => {
      asked.element = { type, ...options };
      return element;
    },
    submit: async () => (refuses === '' ? {} : { error: { message: refuses } }),
  };
  const stripe = {
    elements: (options: object) => {
      asked.elements = options;
      return elements;
    },
    createConfirmationToken: async ({ params }: { params: object }) => {
      asked.params = params;
      return { confirmationToken: { id: 'ctoken_1' } };
    },
  };
  const wallet = createExpressWallet({
    stripe: { scriptUrl: '/stripe.js', publishableKey: 'pk_1' },
    loadScript: async () => {
      if (!loads) throw new Error('offline');
    },
    // As much of Stripe as a wallet uses.
    page: { Stripe: (() => stripe as unknown as Stripe) as unknown as StripeConstructor },
    wallets: ['googlepay'],
    total: money(76_104, 'USD'),
    holdsMoney,
    place: {} as HTMLElement,
    returnUrl: 'http://shop/checkout/review',
  });
  const end = { onSuccess: vi.fn(), onCancel: vi.fn(), onError: vi.fn(), onDisplayed: vi.fn(), log: vi.fn() };
  return { wallet, asked, tell, element, end };
};

const started = async (...options: Parameters<typeof openWallet>) => {
  const opened = openWallet(...options);
  await startWallet(opened.wallet, opened.end);
  return opened;
};

describe('a wallet of the card provider', () => {
  it('is asked for the total in cents, and for the chosen wallet and no other', async () => {
    const { asked, end } = await started();
    const captured = { captureMethod: 'automatic' };
    expect(asked.elements).toEqual({ mode: 'payment', amount: 76_104, currency: 'usd', ...captured });
    expect(asked.element).toMatchObject({
      type: 'expressCheckout',
      emailRequired: true,
      paymentMethods: { googlePay: 'always', applePay: 'never', link: 'never', paypal: 'never' },
    });
    expect(end.onDisplayed).toHaveBeenLastCalledWith(true);
  });

  it('says that its money is held where it is captured as things ship', async () => {
    const { asked } = await started({ holdsMoney: true });
    expect(asked.elements).toMatchObject({ captureMethod: 'manual' });
  });

  it('makes a token of what was approved, with the way back of a challenge', async () => {
    const { asked, tell, end } = await started();
    tell('confirm', { expressPaymentType: 'google_pay', paymentFailed: vi.fn() });
    await vi.waitFor(() => expect(end.onSuccess).toHaveBeenCalledWith('ctoken_1'));
    expect(asked.params).toEqual({ return_url: 'http://shop/checkout/review' });
  });

  it('tells the wallet and the shopper why nothing came of it', async () => {
    const { tell, end } = await started({ refuses: 'Your card is not supported.' });
    const paymentFailed = vi.fn();
    tell('confirm', { paymentFailed });
    await vi.waitFor(() => expect(end.onError).toHaveBeenCalled());
    expect(end.onError).toHaveBeenCalledWith(new Error('Your card is not supported.'));
    expect(paymentFailed).toHaveBeenCalledWith({ reason: 'fail', message: 'Your card is not supported.' });
  });

  it('is left without a token', async () => {
    const { tell, end } = await started();
    tell('cancel');
    expect(end.onCancel).toHaveBeenCalledOnce();
    expect(end.onSuccess).not.toHaveBeenCalled();
  });

  it('is not displayed where the browser lacks it, or the script does not load', async () => {
    const lacking = await started({ has: { googlePay: false } });
    expect(lacking.end.onError).toHaveBeenCalledWith(new Error('This browser has no wallet of this kind'));
    const offline = await started({ loads: false });
    expect(offline.end.onError).toHaveBeenCalledWith(new Error('Fail to load init Script'));
    expect(offline.end.onDisplayed).toHaveBeenLastCalledWith(false);
  });

  it('draws nothing after the shopper has chosen something else, and takes away what it drew', async () => {
    const { wallet, asked, end } = openWallet();
    const starting = startWallet(wallet, end);
    wallet.close();
    await starting;
    expect(asked.element).toBeUndefined();
    const shown = await started();
    shown.wallet.close();
    expect(shown.element.destroy).toHaveBeenCalledOnce();
  });
});
