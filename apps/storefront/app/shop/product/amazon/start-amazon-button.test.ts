import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PAGE = `<form>
  <div data-amazon='{"scriptUrl":"https://amazon.test/checkout.js","config":{}}' data-missing="It is not displayed." data-failed="Please try again">
    <div id="amazon-pay-button"></div>
    <p role="status"></p>
  </div>
</form>`;

let script: HTMLScriptElement | null;

beforeEach(async () => {
  script = null;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: readonly object[], watcher: object) => void;
      constructor(tell: (entries: readonly object[], watcher: object) => void) {
        this.#tell = tell;
      }
      observe = () => this.#tell([{ isIntersecting: true }], this);
      disconnect = () => undefined;
    },
  );
  // A script that is put into this document is not fetched.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) script = node;
  });
  document.body.innerHTML = PAGE;
  vi.resetModules();
  await import('./start-amazon-button.ts');
  window.dispatchEvent(new Event('load'));
});
afterEach(() => {
  delete window.amazon;
  vi.doUnmock('./begin-at-amazon.ts');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const told = () => document.querySelector('[role="status"]')?.textContent;

test('where Amazon’s script does not come, or brings nothing, the page says that its button is not displayed', () => {
  for (const event of ['error', 'load']) {
    document.querySelector('[role="status"]')?.replaceChildren();
    script?.dispatchEvent(new Event(event));
    expect([event, told()]).toEqual([event, 'It is not displayed.']);
  }
});

test('a press says so where what it does cannot be loaded any more', async () => {
  vi.doMock('./begin-at-amazon.ts', () => {
    throw new Error('a later release has another file');
  });
  const onClick = vi.fn<(press: () => void) => void>();
  const drawn = { onClick, initCheckout: () => undefined };
  window.amazon = { Pay: { renderButton: () => drawn } };
  script?.dispatchEvent(new Event('load'));
  expect(told()).toBe('');
  for (const [press] of onClick.mock.calls) press();
  await expect.poll(told).toBe('Please try again');
});
