import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useProviderFrame } from './use-provider-frame.ts';

let asked: number;
beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = async (saysReady: boolean): Promise<void> => {
  const Page = () => {
    const { state, attempt, frame, onLoad, tryAgain } = useProviderFrame(saysReady);
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
const says = (data: unknown, source = screen.getByTitle<HTMLIFrameElement>('Provider').contentWindow) =>
  act(async () => {
    const event = new MessageEvent('message', { data });
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
