import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useProviderFrame } from './use-provider-frame.ts';

const COMPANY = 'https://app.truemed.com';

let asked: number;
let leaves: ReturnType<typeof vi.fn>;
beforeEach(() => {
  asked = 0;
  leaves = vi.fn();
  vi.useFakeTimers();
  vi.stubGlobal('location', { ...window.location, origin: 'https://shop.test', assign: leaves });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = async (saysReady: boolean): Promise<void> => {
  const Page = () => {
    const { state, attempt, frame, onLoad, tryAgain } = useProviderFrame(`${COMPANY}/checkout/1`, saysReady);
    return (
      <>
        <iframe key={attempt} ref={frame} title="Provider" srcDoc="<p>A page of the provider</p>" />
        <p>{state}</p>
        <button type="button" onClick={onLoad}>
          A page came
        </button>
        <button type="button" onClick={tryAgain}>
          Try again
        </button>
      </>
    );
  };
  const loader = () => {
    asked += 1;
    return null;
  };
  const Stub = createRoutesStub([{ path: '/', Component: Page, loader, HydrateFallback: () => null }]);
  await act(async () => {
    render(<Stub />);
    await vi.advanceTimersByTimeAsync(0);
  });
};

const told = (): string => screen.getByRole('paragraph').textContent ?? '';
const presses = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click();
    await vi.advanceTimersByTimeAsync(0);
  });
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const says = (
  data: unknown,
  source = screen.getByTitle<HTMLIFrameElement>('Provider').contentWindow,
  origin = COMPANY,
) =>
  act(async () => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  });

test('a page that came is shown, and each page after it asks how the order stands', async () => {
  await open(false);
  expect(told()).toBe('loading');
  await presses('A page came');
  expect([told(), asked]).toEqual(['shown', 1]);
  await presses('A page came');
  expect(asked).toBe(2);
});

test('a page that does not come within fifteen seconds failed, and can be tried again', async () => {
  await open(false);
  await passes(14_999);
  expect(told()).toBe('loading');
  await passes(1);
  expect(told()).toBe('failed');
  await presses('Try again');
  expect(told()).toBe('loading');
  await presses('A page came');
  await passes(20_000);
  expect(told()).toBe('shown');
});

test('a page that has to say that it is there is not believed before, nor if another window says so', async () => {
  await open(true);
  await presses('A page came');
  expect(told()).toBe('loading');
  const ready = { type: 'ACIMA_ECOM_IFRAME_READY' };
  await says(ready, window);
  await says({ type: 'SOMETHING_ELSE' });
  await says('no JSON');
  expect(told()).toBe('loading');
  await says(JSON.stringify(ready));
  expect(told()).toBe('shown');
});

const BACK = 'https://shop.test/api/framed-returns/0123?left=1';

test('a page that is left before all of it has come counts where it has said that it is there', async () => {
  await open(true);
  const ready = { type: 'ACIMA_ECOM_IFRAME_READY' };
  await says(ready);
  await says(ready);
  expect(asked).toBe(1);
  await presses('A page came');
  expect(asked).toBe(2);
});

test('a page that has said so and then has come is one page', async () => {
  await open(true);
  await says({ type: 'ACIMA_ECOM_IFRAME_READY' });
  await presses('A page came');
  expect(asked).toBe(1);
});

test('a page that tells where it ends is followed there, from any host of its company', async () => {
  await open(false);
  await says({ success: true, redirect_url: BACK });
  expect(leaves).toHaveBeenLastCalledWith(BACK);
  await says({ success: false, redirect_url: BACK }, undefined, 'https://truemed.com');
  expect(leaves).toHaveBeenCalledTimes(2);
});

test('no other window, no other company, no other shape and no address that is not ours leads away', async () => {
  await open(false);
  const told = { success: true, redirect_url: BACK };
  await says(told, window);
  await says(told, undefined, 'https://truemed.com.test');
  await says(told, undefined, 'http://truemed.com');
  await says({ redirect_url: BACK });
  await says({ success: true });
  await says({ success: true, redirect_url: '/api/framed-returns/0123' });
  await says({ success: true, redirect_url: 'https://shop.test/checkout/billing' });
  await says({ success: true, redirect_url: 'https://shop.test.evil.test/api/framed-returns/0123' });
  await says({ success: true, redirect_url: 'javascript:alert(1)' });
  expect(leaves).not.toHaveBeenCalled();
});
