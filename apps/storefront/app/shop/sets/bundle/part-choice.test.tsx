import type { BundlePage } from '@counterpane/contract/pages/set-pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../../fixtures/brand.ts';
import { PartChoice } from './part-choice.tsx';

type Group = BundlePage['groups'][number];

const FOAM: Group['products'][number] = {
  name: 'foam',
  title: 'Foam mattress',
  subtitle: '',
  url: '/mattresses/foam',
  picture: { url: '/foam.svg', alt: '' },
  price: null,
  isSoldOut: false,
  isChosen: false,
};

/** The only product of a part of a set, as it can be chosen. */
const cardOf = (product: Partial<Group['products'][number]>) => {
  const group: Group = {
    role: 'mattress',
    field: 'mattress',
    title: 'Mattress',
    isOptional: false,
    products: [{ ...FOAM, ...product }],
    options: [],
  };
  const Part = () => <PartChoice group={group} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Part }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
  return { isDisabled: /<input[^>]*disabled/.test(html), html };
};

test('a part that is sold out in the size of the set cannot be chosen and says so [C3.84, C4.05, C4.06]', () => {
  const gone = cardOf({ isSoldOut: true });
  expect(gone.isDisabled).toBe(true);
  expect(gone.html).toContain('Out of stock');
  expect(gone.html).not.toContain('Not in this size');
});

test('a part that is not made in the size can be chosen, for the size may follow', () => {
  const other = cardOf({});
  expect(other.isDisabled).toBe(false);
  expect(other.html).toContain('Not in this size');
});

test('a part that an address asks for stays chosen although it is sold out, or nothing would be', () => {
  const asked = cardOf({ isSoldOut: true, isChosen: true });
  expect(asked.isDisabled).toBe(false);
  expect(asked.html).toContain('Out of stock');
});
