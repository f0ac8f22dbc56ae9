import type { PageUpsell } from '@counterpane/contract/page-state';
import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { SetSavingNote } from './set-saving-note.tsx';

const upsell = (setSaving: number): PageUpsell => ({
  ...({} as PageUpsell), // Only what the note looks at.
  choices: [
    {
      size: 'queen',
      quantity: 1,
      properties: [],
      price: money(40_000, 'USD'),
      listPrice: money(60_000, 'USD'),
      saving: money(0, 'USD'),
      setSaving: money(setSaving, 'USD'),
      isPurchasable: true,
    },
  ],
});
const [base, frame, sheets] = [upsell(20_000), upsell(10_000), upsell(0)];

const noteOf = (shown: readonly PageUpsell[], upsellItems: PageUpsell[]): string => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <SetSavingNote shown={shown} state={{ upsellItems }} /> },
  ]);
  return renderToStaticMarkup(<Stub />);
};

test('Where two things make a set with the product, it is said that one saving counts', () => {
  expect(noteOf([base, sheets], [base, sheets, frame])).toContain('one saving counts');
  expect(noteOf([sheets], [base, sheets, frame])).toBe('');
  expect(noteOf([base, sheets], [base, sheets])).toBe('');
});
