import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCardEntry } from './use-card-entry.ts';

/** A field of the provider, as its published interface has it. */
interface Field {
  readonly type: string;
  readonly place: HTMLElement | null;
  isGone: boolean;
  readonly change: (event: { complete: boolean; empty: boolean; brand?: string }) => void;
}

let fields: Field[];
let keys: string[];

/** The provider's script without the provider: what it would put on the page. */
const provider = (key: string) => {
  keys.push(key);
  const create = (type: string) => {
    const field = { type, place: null as HTMLElement | null, isGone: false, change: (): void => undefined };
    fields.push(field);
    return {
      on: (_: string, listen: Field['change']) => Object.assign(field, { change: listen }),
      mount: (place: HTMLElement) => Object.assign(field, { place }),
      destroy: () => Object.assign(field, { isGone: true }),
      focus: () => undefined,
    };
  };
  return { elements: () => ({ create }) };
};

/** Scripts that were asked for: they come when the test lets them. */
let scripts: HTMLScriptElement[];
let page = 0;
/** A script is loaded once for a page: each test has one of its own. */
let scriptUrl: string;
beforeEach(() => {
  vi.useFakeTimers();
  page += 1;
  scriptUrl = `https://js.example/v3/${page}`;
  fields = [];
  keys = [];
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) scripts.push(script);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'Stripe');
});

const Card = ({ isWanted = true }: { readonly isWanted?: boolean }) => {
  const { state, brand, isComplete, mounts } = useCardEntry({ scriptUrl, publishableKey: 'pk_1' }, isWanted);
  return (
    <>
      {(['number', 'expiry', 'cvc'] as const).map((name) => (
        <div key={name} ref={mounts[name]} data-testid={name} />
      ))}
      <p>{`${state}, ${brand ?? 'no brand'}, ${isComplete ? 'complete' : 'open'}`}</p>
    </>
  );
};

const told = (): string => screen.getByRole('paragraph').textContent ?? '';
const tells = (event: 'load' | 'error', stripe: unknown = provider) =>
  act(async () => {
    if (event === 'load') Object.assign(window, { Stripe: stripe });
    scripts.at(-1)?.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(0);
  });

test('no script is asked for before the card is the chosen way to pay', () => {
  render(<Card isWanted={false} />);
  expect([told(), scripts]).toEqual(['none, no brand, open', []]);
});

test('the three fields come with the script, each in its place, by the shop’s own key [K7.45]', async () => {
  render(<Card />);
  expect([told(), scripts.map(({ src }) => src)]).toEqual(['loading, no brand, open', [scriptUrl]]);
  await tells('load');
  expect(told()).toBe('ready, no brand, open');
  expect(keys).toEqual(['pk_1']);
  await vi.runAllTimersAsync();
  expect(fields.map(({ type, place }) => [type, place])).toEqual([
    ['cardNumber', screen.getByTestId('number')],
    ['cardExpiry', screen.getByTestId('expiry')],
    ['cardCvc', screen.getByTestId('cvc')],
  ]);
});

test('the brand is named when the number is complete, and the card is complete when all of it is', async () => {
  render(<Card />);
  await tells('load');
  const [number, expiry, cvc] = fields;
  act(() => number?.change({ complete: false, empty: false, brand: 'visa' }));
  expect(told()).toBe('ready, no brand, open');
  act(() => number?.change({ complete: true, empty: false, brand: 'visa' }));
  expect(told()).toBe('ready, Visa, open');
  act(() => expiry?.change({ complete: true, empty: false }));
  act(() => cvc?.change({ complete: true, empty: false }));
  expect(told()).toBe('ready, Visa, complete');
});

test('a script that fails, brings nothing, or does not come within ten seconds is said to have failed [K8.14]', async () => {
  const { unmount } = render(<Card />);
  await tells('error');
  expect(told()).toMatch(/^failed/);
  unmount();

  const second = render(<Card />);
  await tells('load', null);
  expect(told()).toMatch(/^failed/);
  second.unmount();

  scriptUrl = `${scriptUrl}/slow`;
  render(<Card />);
  await act(() => vi.advanceTimersByTimeAsync(9_999));
  expect(told()).toMatch(/^loading/);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(told()).toMatch(/^failed/);
});

test('another way to pay takes the fields away, and those that come too late are not put on the page', async () => {
  const { rerender } = render(<Card />);
  await tells('load');
  rerender(<Card isWanted={false} />);
  expect(fields.map(({ isGone }) => isGone)).toEqual([true, true, true]);
  expect(told()).toMatch(/^none/);

  scriptUrl = `${scriptUrl}/late`;
  rerender(<Card />);
  rerender(<Card isWanted={false} />);
  await tells('load');
  expect(fields).toHaveLength(3);
});
