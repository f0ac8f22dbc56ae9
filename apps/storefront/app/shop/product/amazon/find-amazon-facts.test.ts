import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../../../fixtures/catalogue.ts';
import { setServices } from '../../../services.ts';
import { findAmazonFacts } from './find-amazon-facts.ts';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const page = productPageOf(classic, null);

const SCRIPT = { scriptUrl: 'http://localhost:3006/checkout.js', merchantId: 'm1', publicKeyId: 'SANDBOX-1' };
const AMAZON = { id: 'amazonPay', label: 'Amazon Pay' };

const factsOf = ({ ways = [AMAZON], isOnProducts = true, variants = page.variants } = {}) => {
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
      amazon: { ...SCRIPT, isOnProducts },
    },
    basePath: '',
    shown: null,
    report: () => undefined,
  });
  const facts = findAmazonFacts(context, { ...page, expressMethods: ways, variants });
  return { facts, told: responseHeaders.get('Scripts-Of') };
};

test('a page of a storefront with Amazon Pay has what draws its button, and asks for a policy that allows it', () => {
  const { facts, told } = factsOf();
  expect(told).toBe('amazon');
  const { scriptUrl, ...account } = SCRIPT;
  expect(facts).toMatchObject({
    scriptUrl,
    config: { ...account, placement: 'Product', ledgerCurrency: 'USD' },
  });
  const { price } = page.variants.find(({ sku }) => sku === page.selectedSku) ?? {};
  const amount = ((price?.amount ?? 0) / 100).toFixed(2);
  expect(facts?.config).toMatchObject({ estimatedOrderAmount: { amount, currencyCode: 'USD' } });
});

test('without Amazon Pay, where the shop wants no button beside its products, and where all is sold out, there is none', () => {
  const gone = page.variants.map((variant) => ({ ...variant, isPurchasable: false }));
  for (const without of [{ ways: [] }, { isOnProducts: false }, { variants: gone }])
    expect(factsOf(without)).toEqual({ facts: null, told: null });
});
