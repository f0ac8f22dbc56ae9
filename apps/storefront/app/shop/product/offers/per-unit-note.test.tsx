import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { storefront } from '../../../../fixtures/brand.ts';
import { addEveryLanguage } from '../../../language/every-language.ts';
import { PerUnitNote } from './per-unit-note.tsx';

beforeAll(() => {
  addEveryLanguage();
});

const noteFor = (quantity: number, language = 'en'): string => {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: () => <PerUnitNote quantity={quantity} /> },
  ]);
  const root = { storefront: { ...storefront, language }, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};
const textOf = (html: string): string => html.replace(/<[^>]*>/g, '');

test('What goes with a product says that its price is for all of them where more of the product are chosen', () => {
  expect(textOf(noteFor(2))).toBe('Prices are for all 2: each gets its own.');
  expect(noteFor(2)).not.toContain('hidden');
  expect(noteFor(1)).toContain('hidden=""');
});

test('What goes with a product says it in French too', () => {
  expect(textOf(noteFor(3, 'fr'))).toBe('Prix pour les 3 articles\u00a0: chacun reçoit le sien.');
});
