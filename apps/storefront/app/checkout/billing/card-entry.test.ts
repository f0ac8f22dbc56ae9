import type { CreateTokenCardData, Stripe } from '@stripe/stripe-js';
import { expect, test, vi } from 'vitest';
import { type CardProgress, createCardEntry } from './card-entry.ts';

interface Change {
  readonly complete: boolean;
  readonly empty: boolean;
  readonly brand?: string;
}

/** The provider's published interface, without the provider: elements that can be typed into from outside. */
const createProvider = (
  answer: object = { token: { id: 'tok_1', card: { last4: '4242', brand: 'visa' } } },
) => {
  const listeners = new Map<string, (change: Change) => void>();
  const log: string[] = [];
  const owners: CreateTokenCardData[] = [];
  const create = (type: string) => ({
    on: (_: string, listen: (change: Change) => void) => listeners.set(type, listen),
    mount: (place: string) => log.push(`${type} in ${place}`),
    focus: () => log.push(`cursor in ${type}`),
    destroy: () => log.push(`${type} gone`),
  });
  const stripe = {
    elements: () => ({ create }),
    createToken: async (_: unknown, owner: CreateTokenCardData) => {
      owners.push(owner);
      return answer;
    },
  } as unknown as Pick<Stripe, 'elements' | 'createToken'>; // only the calls that the card form makes
  const type = (element: string, change: Partial<Change>) =>
    listeners.get(element)?.({ complete: true, empty: false, ...change });
  return { stripe, type, log, owners };
};

const MOUNTS = { number: '#number', expiry: '#expiry', cvc: '#cvc' };

const openEntry = (answer?: object) => {
  const provider = createProvider(answer);
  const seen: CardProgress[] = [];
  const entry = createCardEntry(provider.stripe, MOUNTS, (progress) => seen.push(progress));
  return { ...provider, seen, entry };
};

test('the three fields are put in their places, a task for each', async () => {
  const { log } = openEntry();
  expect(log).toEqual(['cardNumber in #number']);
  await vi.waitFor(() =>
    expect(log).toEqual(['cardNumber in #number', 'cardExpiry in #expiry', 'cardCvc in #cvc']),
  );
});

test('a form that is left before all of its fields are there gets no more of them', async () => {
  const { entry, log } = openEntry();
  entry.destroy();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(log.filter((line) => line.includes(' in '))).toEqual(['cardNumber in #number']);
});

test('the error summary leads into the card number', () => {
  const { entry, log } = openEntry();
  entry.focus();
  expect(log.at(-1)).toBe('cursor in cardNumber');
});

test('an untouched card is missing everything, in one message', () => {
  const { entry } = openEntry();
  expect(entry.isEmpty()).toBe(true);
  expect(entry.findError()).toBe(
    'Card Number Validation Error - Expiration Date Validation Error - CVC Validation Error',
  );
});

test('only the fields of a card that are still incomplete are named', () => {
  const { entry, type } = openEntry();
  type('cardNumber', { brand: 'visa' });
  type('cardCvc', {});
  expect(entry.findError()).toBe('Expiration Date Validation Error');
});

test('a complete card has no error', () => {
  const { entry, type, seen } = openEntry();
  type('cardNumber', { brand: 'visa' });
  type('cardExpiry', {});
  type('cardCvc', {});
  expect(entry.findError()).toBeNull();
  expect(seen.at(-1)).toEqual({ brand: 'Visa', isComplete: true });
});

test('the brand is shown with a capital, and only once the number is complete', () => {
  const { type, seen } = openEntry();
  type('cardNumber', { complete: false, brand: 'mastercard' });
  type('cardNumber', { complete: true, brand: 'mastercard' });
  type('cardNumber', { complete: false, brand: 'mastercard' });
  expect(seen.map(({ brand }) => brand)).toEqual([null, 'Mastercard', null]);
});

test('the token comes with what may be shown of the card, and the owner goes along', async () => {
  const { entry, owners } = openEntry();
  const outcome = await entry.createToken({ name: 'Mary Watson', address_zip: '10001' });
  expect(outcome).toEqual({ ok: true, token: { id: 'tok_1', last4: '4242', brand: 'visa' } });
  expect(owners).toEqual([{ name: 'Mary Watson', address_zip: '10001' }]);
});

test("a card that cannot be tokenised is refused in the provider's words", async () => {
  const { entry } = openEntry({ error: { message: 'Your card number is invalid.' } });
  expect(await entry.createToken({})).toEqual({ ok: false, error: 'Your card number is invalid.' });
});

test('leaving the page takes the fields away', () => {
  const { entry, log } = openEntry();
  entry.destroy();
  expect(log.slice(-3)).toEqual(['cardNumber gone', 'cardExpiry gone', 'cardCvc gone']);
});
