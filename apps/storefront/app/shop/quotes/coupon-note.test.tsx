import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { storefront } from '../../../fixtures/brand.ts';
import { addEveryLanguage } from '../../language/every-language.ts';
import { CouponNote, CouponNoteWithoutScript } from './coupon-note.tsx';

beforeAll(() => {
  addEveryLanguage();
});

const drawn = (Note: () => React.ReactNode, language = 'en'): string => {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Note }]);
  const root = { storefront: { ...storefront, language }, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

test('A price that a code is not in says so to who came with a code, whom only a script knows', () => {
  expect(drawn(CouponNote)).toMatch(/data-coupon-note="" hidden="">Your code is not in these prices yet\.</);
  expect(drawn(CouponNote, 'fr')).toContain('Votre code n’est pas encore compris dans ces prix.');
});

test('Without script a page says that no code is in its prices', () => {
  expect(drawn(CouponNoteWithoutScript)).not.toContain('hidden');
  expect(drawn(CouponNoteWithoutScript, 'fr')).toContain('il s’applique dans le panier.');
});
