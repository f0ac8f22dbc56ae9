import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHOICE_SHOWN } from '../show-variant.ts';
import { followAffirmLine } from './affirm-line.ts';

const SCRIPT_URL = 'https://cdn1.affirm.test/js/v2/affirm.js';

/** Three sizes: the last is one that Affirm does not lend. */
const PAGE = `<form>
  <div data-affirm-script="${SCRIPT_URL}" data-affirm-key="public" data-affirm-locale="en_US" data-affirm-country="USA">
    <div data-variants="small"><a data-affirm-amount="69900">ours</a></div>
    <div data-variants="large" hidden><a data-affirm-amount="89900">ours</a></div>
    <div data-variants="tiny" hidden><a>ours</a></div>
    <div class="affirm-as-low-as" data-page-type="product" hidden></div>
  </div>
</form>`;

let comeNear: () => void;
let readyState: DocumentReadyState;

beforeEach(() => {
  comeNear = () => {
    throw new Error('nothing watches');
  };
  readyState = 'complete';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  // A script that is put into this document is not fetched.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) loaded.push(node.src);
  });
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  loaded.length = 0;
  delete window.affirm;
  delete window._affirm_config;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const loaded: string[] = [];

const required = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
};
const line = () => required<HTMLElement>('.affirm-as-low-as');
const follow = () => followAffirmLine(required('[data-affirm-script]'));
const choose = (sku: string): void => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-variants]'))
    part.hidden = part.dataset.variants !== sku;
  required('form').dispatchEvent(new Event(CHOICE_SHOWN));
};
/** As Affirm's script does it. */
const run = () => {
  const refresh = vi.fn(() => {
    line().textContent = `from ${line().dataset.amount}`;
  });
  window.affirm = { _: [], ui: { _: [], refresh }, checkout: { _: [] } };
  refresh();
  return refresh;
};

test('Affirm’s script is loaded once, when a shopper comes near, with the settings of the page', () => {
  follow();
  expect(loaded).toEqual([]);
  comeNear();
  choose('large');
  comeNear();
  expect(loaded).toEqual([SCRIPT_URL]);
  const config = { public_api_key: 'public', locale: 'en_US', country_code: 'USA' };
  expect(window._affirm_config).toEqual({ ...config, script: SCRIPT_URL });
  expect(window.affirm?.checkout._).toEqual([['set', [config]]]);
});

test('nothing of Affirm is loaded before everything of the page is', () => {
  readyState = 'interactive';
  follow();
  expect(comeNear).toThrow('nothing watches');
  window.dispatchEvent(new Event('load'));
  comeNear();
  expect(loaded).toEqual([SCRIPT_URL]);
});

test('the line follows the price of the chosen size, and what it said of another price is gone at once', () => {
  follow();
  comeNear();
  expect(line().dataset.amount).toBe('69900');
  const refresh = run();
  choose('large');
  expect(line().textContent).toBe('from 89900');
  expect(refresh).toHaveBeenCalledTimes(2);
  refresh.mockImplementation(() => undefined);
  choose('small');
  expect(line().textContent).toBe('');
});

test('another choice at the same price asks Affirm nothing', () => {
  follow();
  comeNear();
  const refresh = run();
  choose('small');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a price that Affirm does not lend hides its line, and loads nothing where no other was shown', () => {
  follow();
  choose('tiny');
  comeNear();
  expect([line().hidden, loaded]).toEqual([true, []]);
  choose('large');
  expect([line().hidden, loaded]).toEqual([false, [SCRIPT_URL]]);
});
