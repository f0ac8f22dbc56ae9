import { money } from '@counterpane/rules/money/money';
import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
import { startWallet } from '../../payment/wallet-flow.ts';
import { createRequestWallet } from './request-wallet.ts';

type Listener = (event: unknown) => void;

/** A page and a payment request that write down what is asked of them. */
const openWallet = (canPay: object | null = { googlePay: true }) => {
  const asked: Record<string, unknown> = {};
  const listeners = new Map<string, Listener>();
  let press: () => void = () => undefined;
  const button = { addEventListener: (_name: string, act: () => void) => (press = act) };
  const place = {
    ownerDocument: { createElement: () => button },
    replaceChildren: vi.fn(),
  };
  const request = {
    canMakePayment: async () => canPay,
    on: (name: string, listener: Listener) => void listeners.set(name, listener),
    show: vi.fn(),
  };
  const stripe = {
    paymentRequest: (options: object) => {
      asked.request = options;
      return request;
    },
  };
  const wallet = createRequestWallet({
    stripe: { scriptUrl: '/stripe.js', publishableKey: 'pk_1' },
    loadScript: async () => undefined,
    // As much of Stripe and of a page as this wallet uses.
    page: { Stripe: (() => stripe as unknown as Stripe) as unknown as StripeConstructor },
    place: place as unknown as HTMLElement,
    country: 'CA',
    total: money(76_104, 'CAD'),
    label: 'Pay with this browser',
    className: 'button',
  });
  const end = { onSuccess: vi.fn(), onCancel: vi.fn(), onError: vi.fn(), onDisplayed: vi.fn(), log: vi.fn() };
  const tell = (name: string, event: unknown = {}) => listeners.get(name)?.(event);
  return { wallet, asked, button, place, request, end, tell, press: () => press() };
};

const started = async (...options: Parameters<typeof openWallet>) => {
  const opened = openWallet(...options);
  await startWallet(opened.wallet, opened.end);
  return opened;
};

describe('the browser’s own payment sheet', () => {
  it('is asked for the total, and opens by a button of ours', async () => {
    const { asked, button, request, press, end } = await started();
    expect(asked.request).toEqual({
      country: 'CA',
      currency: 'cad',
      total: { label: 'Pay with this browser', amount: 76_104 },
    });
    expect(button).toMatchObject({ type: 'button', textContent: 'Pay with this browser' });
    expect(end.onDisplayed).toHaveBeenLastCalledWith(true);
    press();
    expect(request.show).toHaveBeenCalledOnce();
  });

  it('gives a token of the card, and is told that it is done with', async () => {
    const { tell, end } = await started();
    const complete = vi.fn();
    tell('token', { token: { id: 'tok_1' }, complete });
    await vi.waitFor(() => expect(end.onSuccess).toHaveBeenCalledWith('tok_1'));
    expect(complete).toHaveBeenCalledWith('success');
  });

  it('can be left', async () => {
    const { tell, end } = await started();
    tell('cancel');
    expect(end.onCancel).toHaveBeenCalledOnce();
  });

  it('has no button where the browser cannot pay, and none after another choice', async () => {
    const { place, end } = await started(null);
    expect(end.onError).toHaveBeenCalledWith(new Error('This browser has no wallet of this kind'));
    expect(place.replaceChildren).not.toHaveBeenCalled();
    const shown = await started();
    shown.wallet.close();
    expect(shown.place.replaceChildren).toHaveBeenLastCalledWith();
  });
});
