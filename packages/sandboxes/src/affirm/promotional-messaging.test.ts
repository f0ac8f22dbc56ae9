import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LenderSandbox } from '../lender/lender-app.ts';
import { startAffirmSandbox } from './affirm-sandbox.ts';

let sandbox: LenderSandbox;
let script: string;
beforeAll(async () => {
  sandbox = await startAffirmSandbox({ publicKey: 'p', privateKey: 's', host: '127.0.0.1', port: 0 });
  script = await (await fetch(`${sandbox.url}/js/v2/affirm.js`)).text();
});
afterAll(() => sandbox.close());

interface Page {
  readonly config?: object;
  readonly amount?: string;
  readonly pageType?: string;
}

/** A page with one line, after the script has run there. */
const open = ({ config = {}, amount = '120000', pageType = 'product' }: Page = {}) => {
  const line = { dataset: { amount, pageType }, textContent: 'ours' };
  const said = { public_api_key: 'p', locale: 'en_US', country_code: 'USA', ...config };
  const window: { affirm: { checkout: object; ui?: { refresh: () => void } } } = {
    affirm: { checkout: { _: [['set', [said]]] } },
  };
  runInNewContext(script, { window, document: { querySelectorAll: () => [line] } });
  return { line, refresh: () => window.affirm.ui?.refresh() };
};

test('any page may load the script', async () => {
  const { headers, status } = await fetch(`${sandbox.url}/js/v2/affirm.js`);
  expect([status, headers.get('content-type'), headers.get('cross-origin-resource-policy')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'cross-origin',
  ]);
});

test('the line says a twelfth of the amount, in the words and the money of its country', () => {
  expect(open().line.textContent).toBe('Starting at $100.00/mo with Affirm. Check your purchasing power');
  expect(open({ amount: '1234567' }).line.textContent).toContain('Starting at $1,028.81/mo');
  const canada = { config: { locale: 'fr_CA', country_code: 'CAN' } };
  expect(open(canada).line.textContent).toBe(
    'À partir de 100,00\u00a0$ par mois avec Affirm. Vérifiez votre pouvoir d’achat',
  );
  expect(open({ ...canada, amount: '1234567' }).line.textContent).toContain('1\u00a0028,81\u00a0$ par mois');
});

test('another amount is drawn when the page asks for it', () => {
  const { line, refresh } = open();
  line.dataset.amount = '240000';
  expect(line.textContent).toContain('$100.00');
  refresh();
  expect(line.textContent).toContain('$200.00');
});

test('less than 50 dollars, an amount that is no number of cents and an unknown kind of page have no line', () => {
  for (const page of [{ amount: '4999' }, { amount: '99.50' }, { amount: '' }, { pageType: 'bed' }])
    expect([page, open(page).line.textContent]).toEqual([page, '']);
});

test('a page without a key, or with a locale or a country that Affirm does not know, is told so', () => {
  expect(() => open({ config: { public_api_key: '' } })).toThrow('public_api_key is missing');
  expect(() => open({ config: { locale: 'es_US' } })).toThrow('locale cannot be es_US');
  expect(() => open({ config: { country_code: 'US' } })).toThrow('country_code cannot be US');
});
