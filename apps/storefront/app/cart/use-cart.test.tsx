import type { CartView } from '@counterpane/contract/cart/carts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartOf } from '../../fixtures/cart.ts';
import { MATTRESSES } from '../../fixtures/catalogue.ts';
import { useCart } from './use-cart.ts';

const LINE = 'line-1';

/** A cart with some of a mattress in it. */
const cartWith = (quantity: number, version: number): CartView => {
  const item = { productID: MATTRESSES[0]?.id ?? '', quantity };
  return { ...cartOf({ version, lines: [{ itemIdentifier: LINE, item, quantity }], coupon: null }), version };
};

/** What the page asked the store: `PUT 5 if 1`. */
let asked: string[];
/** Answers each write of the page, when it is let. */
let answers: ((answer: Response) => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answers = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const wanted = typeof body === 'string' ? JSON.parse(body).quantity : path;
    asked.push(`${method} ${wanted} if ${new Headers(headers).get('if-match')}`);
    return new Promise((resolve) => answers.push(resolve));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answersWith = (result: CartView) =>
  act(async () => answers.shift()?.(Response.json({ status: 'ok', result })));
const refusesWith = (error: string) =>
  act(async () =>
    answers.shift()?.(Response.json({ status: 'error', code: 'insufficient_stock', error }, { status: 409 })),
  );

const open = (loaded = cartWith(1, 1)) =>
  renderHook(({ cart }) => useCart(cart), { initialProps: { cart: loaded } });

test('a wish shows at once and the sums wait: the cart stays the loader’s until the store has answered', async () => {
  const { result } = open();
  act(() => result.current.wish(LINE, 5));
  expect(result.current.wishes).toEqual({ [LINE]: 5 });
  expect(result.current.isBusy).toBe(true);
  expect(result.current.cart.itemsCount).toBe(1);
  await passes(349);
  expect(asked).toEqual([]);
  await passes(1);
  expect(asked).toEqual(['PUT 5 if 1']);
  await answersWith(cartWith(5, 2));
  expect(result.current.cart.itemsCount).toBe(5);
  expect([result.current.wishes, result.current.isBusy]).toEqual([{}, false]);
});

test('many quick wishes of a line are one write, of the last of them', async () => {
  const { result } = open();
  for (let quantity = 2; quantity <= 50; quantity += 1) {
    act(() => result.current.wish(LINE, quantity));
    await passes(10);
  }
  await passes(400);
  expect(asked).toEqual(['PUT 50 if 1']);
});

test('the next write names the version that the last one was answered with', async () => {
  const { result } = open();
  act(() => result.current.wish(LINE, 2));
  await passes(400);
  await answersWith(cartWith(2, 7));
  act(() => result.current.wish(LINE, 3));
  await passes(400);
  expect(asked).toEqual(['PUT 2 if 1', 'PUT 3 if 7']);
});

test('a wish that is refused is taken back, with the words of the store at its line, until the next wish', async () => {
  const { result } = open();
  act(() => result.current.wish(LINE, 99));
  await passes(400);
  await refusesWith('Only 6 left');
  // It asks what the cart is by now.
  await answersWith(cartWith(1, 1));
  expect(result.current.refusal).toEqual({ itemIdentifier: LINE, text: 'Only 6 left' });
  expect(result.current.wishes).toEqual({});
  act(() => result.current.wish(LINE, 6));
  expect(result.current.refusal).toBeNull();
});

test('a cart that the page has loaded anew is shown, but never an older one than is known', async () => {
  const { result, rerender } = open();
  act(() => result.current.wish(LINE, 3));
  await passes(400);
  await answersWith(cartWith(3, 5));
  rerender({ cart: cartWith(2, 4) });
  expect(result.current.cart.itemsCount).toBe(3);
  rerender({ cart: cartWith(4, 6) });
  expect(result.current.cart.itemsCount).toBe(4);
});

test('the cart is left only when every wish is met, and not with something typed that is no quantity', async () => {
  const { result } = open();
  const leaves = async (answer?: CartView): Promise<boolean> => {
    const outcome: boolean[] = [];
    await act(async () => {
      const settling = result.current.settle().then((isSettled) => outcome.push(isSettled));
      if (answer) answers.shift()?.(Response.json({ status: 'ok', result: answer }));
      await settling;
    });
    return outcome[0] ?? false;
  };
  expect(await leaves()).toBe(true);
  act(() => result.current.wish(LINE, null));
  expect(await leaves()).toBe(false);
  act(() => result.current.wish(LINE, 2));
  // Nobody waits for the pause: what was wished is sent now.
  expect(await leaves(cartWith(2, 2))).toBe(true);
  expect(asked).toEqual(['PUT 2 if 1']);
});
