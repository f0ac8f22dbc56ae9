import { act, render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCartEvents } from './use-cart-events.ts';

/** The stream of a cart as a browser opens it. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  readonly url: string;
  isClosed = false;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.opened.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
}

let loads: number;
beforeEach(() => {
  loads = 0;
  Stream.opened = [];
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = async (url: string | null, shown: number) => {
  const Page = () => {
    useCartEvents(url, shown);
    return null;
  };
  const loader = () => {
    loads += 1;
    return null;
  };
  const Stub = createRoutesStub([{ path: '/', Component: Page, loader, HydrateFallback: () => null }]);
  let page = { unmount: (): void => undefined };
  await act(async () => {
    page = render(<Stub />);
  });
  return page;
};

const hears = (type: 'cart' | 'end', data: unknown = {}) =>
  act(async () => {
    Stream.opened[0]?.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  });

test('a cart that nobody else changes is not listened to', async () => {
  await open(null, 3);
  expect(Stream.opened).toEqual([]);
});

test('a cart of another version is read anew, the one that is shown is not', async () => {
  await open('/api/carts/my/events', 3);
  expect([Stream.opened[0]?.url, loads]).toEqual(['/api/carts/my/events', 1]);
  await hears('cart', { version: 3 });
  await hears('cart', 'nonsense');
  expect(loads).toBe(1);
  await hears('cart', { version: 4 });
  expect(loads).toBe(2);
});

test('when there is nothing more to hear the stream is closed and the page read once more', async () => {
  await open('/api/carts/my/events', 3);
  await hears('end');
  expect([Stream.opened[0]?.isClosed, loads]).toEqual([true, 2]);
});

test('a page that is left closes its stream', async () => {
  const { unmount } = await open('/api/carts/my/events', 3);
  expect(Stream.opened[0]?.isClosed).toBe(false);
  act(() => unmount());
  expect(Stream.opened[0]?.isClosed).toBe(true);
});
