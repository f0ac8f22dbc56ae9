import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../../fixtures/brand.ts';
import { ExtraChoice } from './extra-choice.tsx';

const htmlOf = (cents: number, isSoldOut = false): string => {
  const extra = {
    name: 'pillow',
    title: 'Pillow',
    choice: 'Standard',
    quantity: 1,
    picture: { url: '/pillow.svg', alt: '' },
    price: money(49_901, 'USD'),
    listPrice: money(80_000, 'USD'),
    saving: money(cents, 'USD'),
    isSoldOut,
    isChosen: false,
  };
  const Extra = () => <ExtraChoice extras={[extra]} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Extra }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

test('An extra of a set that is sold out stays in its place, says so and cannot be ticked [C3.84, C4.05, C4.06]', () => {
  const html = htmlOf(30_099, true);
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*disabled=""/);
  expect(html).toContain('Standard, Out of stock');
  expect(html).not.toMatch(/\$499|Save/);
  expect(htmlOf(30_099)).not.toContain('disabled');
});

test('what an extra of a set saves is said in whole dollars rounded down, under a dollar not at all [C9.03]', () => {
  expect(htmlOf(30_099)).toContain('Save $300<');
  expect(htmlOf(99)).not.toContain('Save');
});
