import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../../fixtures/brand.ts';
import { setServices } from '../../../services.ts';
import { findAffirmLine } from './find-affirm-line.ts';

const SCRIPT = {
  scriptUrl: 'https://cdn1.affirm.com/js/v2/affirm.js',
  publicKey: 'public',
  country: 'USA',
};
const AFFIRM = { id: 'affirm', label: 'Affirm', skus: ['a'] };
const AFTER_PAY = { id: 'afterPay', label: 'After Pay', skus: ['a'] };

const lineOf = ({ language = 'en', ways = [AFFIRM], affirm = true } = {}) => {
  const responseHeaders = new Headers();
  const context = new RouterContextProvider();
  setServices(context, {
    fetchApi: () => Promise.reject(new Error('nothing is asked')),
    responseHeaders,
    host: 'localhost',
    nonce: null,
    requestId: 'test',
    scriptOrigins: {
      stripe: { scriptUrl: '', publishableKey: '', origin: '' },
      ...(affirm ? { affirm: SCRIPT } : {}),
    },
    basePath: '',
    shown: null,
    report: () => undefined,
  });
  const page = { payOverTime: ways, storefront: { ...storefront, language, country: 'US' as const } };
  return { line: findAffirmLine(context, page), told: responseHeaders.get('Scripts-Of') };
};

test('a page with a price that Affirm lends has its line, and asks for a policy that allows it', () => {
  expect(lineOf()).toEqual({ line: { ...SCRIPT, locale: 'en_US' }, told: 'affirm' });
});

test('a page without such a price, a store without its script and a language that Affirm does not write have ours alone', () => {
  for (const page of [{ ways: [AFTER_PAY] }, { affirm: false }, { language: 'es' }])
    expect([page, lineOf(page)]).toEqual([page, { line: null, told: null }]);
});
