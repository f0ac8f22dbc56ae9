import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../../fixtures/brand.ts';
import { MATTRESSES, productPageOf } from '../../../../fixtures/catalogue.ts';
import type { FoundSetOffer } from './find-set-offer.ts';
import { SetOffer } from './set-offer.tsx';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const { product, variants, selectedSku } = productPageOf(classic, 'queen');

/** The offer of a set beside some variants, which saves so much with each of them. */
const offerBeside = (
  shown: typeof variants,
  savingOf: (index: number) => number,
  groups: FoundSetOffer['bundle']['groups'] = [],
): string => {
  const offer: FoundSetOffer = {
    productID: product.id,
    bundle: {
      sku: 'set',
      name: 'set',
      title: 'Bed and mattress',
      isDefaultSize: true,
      sizes: ['queen', 'king'],
      products: {},
      items: [],
      groups,
      extras: [],
      prices: { totalPrice: money(130_098, 'USD'), discountedPrice: money(99_999, 'USD') },
      saving: money(savingOf(0), 'USD'),
      choices: shown.map(({ sku }, index) => ({
        sku,
        price: money(99_999, 'USD'),
        saving: money(savingOf(index), 'USD'),
      })),
    },
    size: 'queen',
    others: ['Bed'],
  };
  const Offer = () => <SetOffer offer={offer} url="/mattress" variants={shown} selectedSku={selectedSku} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Offer }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

/** What is to be read of it. */
const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');

const inStock = variants.filter(({ isPurchasable }) => isPurchasable);

test('what a set costs less than its parts is said in whole dollars rounded down [C9.03]', () => {
  expect(wordsOf(offerBeside(inStock, () => 30_099))).toContain(
    'Together $999.99, $300 less than one by one',
  );
});

test('A set says what it costs without a saving where its choice saves less than a dollar [C9.03]', () => {
  const html = offerBeside(inStock, (index) => (index === 0 ? 99 : 30_099));
  expect(wordsOf(html)).toContain('Together $999.99 Add the set');
  expect(wordsOf(html)).toContain('Together $999.99, $300 less than one by one');
  expect(html).not.toContain('$0');
});

test('A set cannot be added with a choice that is sold out, which its place says', () => {
  const chosen = inStock.filter(({ sku }) => sku === selectedSku);
  expect(offerBeside(chosen, () => 30_099)).toContain('Add the set');
  const gone = chosen.map((variant) => ({ ...variant, isPurchasable: false }));
  const html = offerBeside(gone, () => 30_099);
  expect(html).toContain('<strong>Bed and mattress</strong>: Out of stock');
  expect(html).not.toContain('<button');
});

test('A set is added from its own place in the cart, another one for a set with an adjustable base [C4.15]', () => {
  const group = (kind: string): FoundSetOffer['bundle']['groups'][number] => ({
    role: 'base',
    title: 'Base',
    isOptional: false,
    products: [
      {
        ...{ id: kind, name: kind, title: kind, description: '', url: `/${kind}`, kind },
        ...{ price: money(99_999, 'USD'), listPrice: money(99_999, 'USD') },
      },
    ],
  });
  const sourceOf = (kind: string) =>
    /value="([a-z-]*bundle-upsell)"/.exec(offerBeside(inStock, () => 30_099, [group(kind)]))?.[1];
  expect(sourceOf('foundation')).toBe('bundle-upsell');
  expect(sourceOf('adjustable-base')).toBe('adjustable-bundle-upsell');
});

test('A set is sent by its name, so that no other is added in its place', () => {
  expect(offerBeside(inStock, () => 30_099).match(/name="bundle" value="set"/g)).toHaveLength(1);
});

test('A set is asked about with a coupon as it would be added, and then names the coupon in the place of the saving', () => {
  const html = offerBeside(inStock, () => 30_099);
  expect(html).toContain('data-quote="[]"');
  expect(html).toMatch(/<span data-quote-unless="coupon">, \$300 less than one by one<\/span>/);
  expect(html).toMatch(/data-quote-part="coupon" hidden/);
});
