import type { AddressInput } from '@counterpane/contract/checkout/address';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardEntry, Tokenised } from './card-entry.ts';
import type { MethodToken } from './method-token.ts';
import { useSendBilling } from './use-send-billing.ts';

const SHIPPING: AddressInput = {
  fullName: 'Ada Lovelace',
  line1: '20 W 34th St',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  country: 'US',
  phone: '2125550142',
};

const TOKEN: Tokenised = { ok: true, token: { id: 'tok_1', last4: '4242', brand: 'Visa' } };

interface Card {
  readonly error?: string | null;
  readonly isEmpty?: boolean;
  readonly outcome?: Tokenised;
}

/** What the card's frames were asked for, and what arrived at the store. */
let owners: unknown[];
let sent: Readonly<Record<string, unknown>>[];
let reported: unknown[];
beforeEach(() => {
  owners = [];
  sent = [];
  reported = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit = {}) => {
    reported.push(JSON.parse(String(body)));
    return Response.json({ status: 'ok', result: null });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const cardOf = ({ error = null, isEmpty = false, outcome = TOKEN }: Card): CardEntry => ({
  findError: () => error,
  isEmpty: () => isEmpty,
  createToken: async (owner) => {
    owners.push(owner);
    return outcome;
  },
  focus: () => undefined,
  destroy: () => undefined,
});

interface Setup {
  readonly card?: Card | null;
  readonly savedToken?: MethodToken | null;
  readonly provider?: string;
}

const open = ({ card = {}, savedToken = null, provider = 'stripeDirect' }: Setup) => {
  const entry = { current: card === null ? null : cardOf(card) };
  const Page = () => {
    const { form, errors, attempt, isSending, token, onToken } = useSendBilling({
      serverErrors: undefined,
      card: { entry },
      savedToken,
      shipping: SHIPPING,
    });
    return (
      <form {...form} method="post" aria-label="Billing">
        <input type="checkbox" name="sameAsShipping" defaultChecked />
        <input name="paymentProvider" defaultValue={provider} />
        <p>{`${Object.values(errors).join()}|${attempt}|${isSending ? 'sending' : 'still'}|${token?.id}`}</p>
        <button type="submit">Review order</button>
        <button
          type="button"
          onClick={() => onToken({ provider, id: 'wallet_1', card: { last4: '', brand: '' } })}
        >
          Approve in the wallet
        </button>
      </form>
    );
  };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Page,
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return null;
      },
    },
  ]);
  render(<Stub />);
};

const told = (): string => screen.getByRole('paragraph').textContent ?? '';
const sends = () => act(async () => fireEvent.submit(screen.getByRole('form')));

test('a typed card is exchanged for a token with the name and address of its owner, and the form goes with it [K7.46]', async () => {
  open({});
  await sends();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(owners).toEqual([
    {
      name: 'Ada Lovelace',
      address_line1: '20 W 34th St',
      address_line2: undefined,
      address_city: 'New York',
      address_state: 'NY',
      address_zip: '10001',
      address_country: 'US',
    },
  ]);
  expect(sent[0]).toMatchObject({
    tokenProvider: 'stripeDirect',
    tokenId: 'tok_1',
    tokenLast4: '4242',
    tokenBrand: 'Visa',
  });
});

test('a card that is not complete holds the form back, and the store is told of it', async () => {
  open({ card: { error: 'CVC Validation Error' } });
  await sends();
  expect(told()).toBe('CVC Validation Error|1|still|undefined');
  expect([owners, sent]).toEqual([[], []]);
  expect(reported).toEqual([{ step: 'billing', fields: ['card'] }]);
});

test('a card that gives no token is refused in the provider’s words, and the form rests again [K8.13]', async () => {
  open({ card: { outcome: { ok: false, error: 'Your card number is incorrect.' } } });
  await sends();
  await waitFor(() => expect(told()).toBe('Your card number is incorrect.|1|still|undefined'));
  expect(sent).toEqual([]);
});

test('a card of an earlier visit is used again while nothing new is typed', async () => {
  const savedToken = { provider: 'stripeDirect', id: 'tok_old', card: { last4: '0005', brand: 'Amex' } };
  open({ card: { isEmpty: true }, savedToken });
  expect(told()).toContain('tok_old');
  let isHeldBack = true;
  screen.getByRole('form').addEventListener('submit', (event) => {
    isHeldBack = event.defaultPrevented;
    event.preventDefault();
  });
  await sends();
  expect([isHeldBack, owners]).toEqual([false, []]);
});

test('a card whose fields did not load goes without them: the provider’s page asks for it', async () => {
  open({ card: null });
  let isHeldBack = true;
  screen.getByRole('form').addEventListener('submit', (event) => {
    isHeldBack = event.defaultPrevented;
    event.preventDefault();
  });
  await sends();
  expect([isHeldBack, told()]).toEqual([false, '|0|still|undefined']);
});

test('a wallet without its approval is held back, and what it approves sends the form by itself', async () => {
  open({ provider: 'paypal' });
  await sends();
  expect(told()).toMatch(/^You have not approved the payment with PayPal yet/);
  await act(async () => screen.getByRole('button', { name: 'Approve in the wallet' }).click());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ tokenProvider: 'paypal', tokenId: 'wallet_1' });
  expect(told()).toContain('wallet_1');
});
