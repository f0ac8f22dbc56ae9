import { money } from '@counterpane/rules/money/money';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AmazonButton, AmazonOrderButton } from './amazon-button.tsx';
import type { AmazonScript } from './amazon-wallet.ts';

const AMAZON = {
  scriptUrl: 'http://localhost:3006/checkout.js',
  merchantId: 'm1',
  publicKeyId: 'SANDBOX-1',
  isOnProducts: true,
};
const SIGNED = {
  payloadJSON: '{}',
  signature: 's',
  publicKeyId: 'SANDBOX-1',
  algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
};

/** Brings the button's place near what is seen. */
let comesNear: () => void;
let observed: Element[];
let calls: string[];
let drawn: { readonly selector: string; readonly config: object }[];
/** The elements that the button was drawn into. */
let places: (Element | null)[];
let begun: object[];
let press: () => void;
let answer: () => Response;

/** Stands for Amazon's script, which is there already. */
const script: AmazonScript = {
  Pay: {
    renderButton: (selector, config) => {
      drawn.push({ selector, config });
      places.push(document.querySelector(selector));
      return {
        onClick: (handler) => {
          press = handler;
        },
        initCheckout: (more) => void begun.push(more),
      };
    },
  },
};

beforeEach(() => {
  [observed, calls, drawn, places, begun] = [[], [], [], [], []];
  press = () => undefined;
  comesNear = () => undefined;
  answer = () => Response.json({ status: 'ok', result: SIGNED });
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    return answer();
  });
  vi.stubGlobal('amazon', script);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comesNear = () => tell([{ isIntersecting: true }]);
      }
      observe(element: Element) {
        observed.push(element);
      }
      disconnect() {
        observed = [];
      }
    },
  );
  // The browser of the test loads no scripts: it comes as soon as it is asked for.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement) queueMicrotask(() => node.onload?.(new Event('load')));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async (button: React.ReactNode): Promise<void> => {
  const Stub = createRoutesStub([{ path: '/', Component: () => button }]);
  render(<Stub />);
  await waitFor(() => expect(observed).toHaveLength(1));
};

const total = money(76_104, 'USD');

test('Amazon’s script is asked for when the place of its button comes near, and nothing is signed before it is pressed', async () => {
  await open(<AmazonButton from="cart" amazon={AMAZON} total={total} />);
  expect(drawn).toEqual([]);
  await act(async () => comesNear());
  await waitFor(() => expect(drawn).toHaveLength(1));
  expect(drawn[0]).toEqual({
    selector: '#amazon-pay-button',
    config: {
      merchantId: 'm1',
      publicKeyId: 'SANDBOX-1',
      ledgerCurrency: 'USD',
      checkoutLanguage: 'en_US',
      productType: 'PayAndShip',
      placement: 'Cart',
      buttonColor: 'Gold',
      estimatedOrderAmount: { amount: '761.04', currencyCode: 'USD' },
    },
  });
  expect(calls).toEqual([]);
  await act(async () => press());
  await waitFor(() => expect(begun).toEqual([{ createCheckoutSessionConfig: SIGNED }]));
  const back = encodeURIComponent(new URL('/checkout/amazon', location.href).href);
  expect(calls).toEqual([`/api/amazonpay/v2/buttons?checkoutReviewReturnUrl=${back}&fallbackStep=cart`]);
});

test('The button of an order asks for that order', async () => {
  await open(<AmazonOrderButton orderId="o1" amazon={AMAZON} total={total} />);
  await act(async () => comesNear());
  await waitFor(() => expect(drawn[0]?.config).toMatchObject({ placement: 'Checkout' }));
  await act(async () => press());
  await waitFor(() => expect(calls).toEqual(['/api/amazonpay/v2/buttons/o1']));
});

test('What the store does not sign is said, and the button may be drawn again, in a place of its own', async () => {
  answer = () => Response.json({ status: 'error', error: 'Cart Empty', code: 'cart_empty' }, { status: 422 });
  await open(<AmazonButton from="cart" amazon={AMAZON} total={total} />);
  await act(async () => comesNear());
  await waitFor(() => expect(drawn).toHaveLength(1));
  await act(async () => press());
  await waitFor(() => expect(screen.getByText('Cart Empty')).toBeTruthy());
  expect(begun).toEqual([]);
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await waitFor(() => expect(drawn).toHaveLength(2));
  expect(places[1]).not.toBe(places[0]);
});
