import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { cardOf, MATTRESSES } from '../../../fixtures/catalogue.ts';
import { ProductCard } from './product-card.tsx';

test('until its photograph is there, a card is filled with its tint', () => {
  const picture = { url: '/pictures/halcyon/mattress/hero-320.webp?v=1', alt: 'A bed', tint: '#d8cfc4' };
  const [card] = MATTRESSES.map(cardOf).map((each) => ({ ...each, picture }));
  const Component = () => card && <ProductCard card={card} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component }]);
  expect(renderToStaticMarkup(<Stub />)).toMatch(/<img[^>]* style="background-color:#d8cfc4" alt="A bed"/);
});
