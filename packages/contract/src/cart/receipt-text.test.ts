import { compileMessages } from '@counterpane/messages/compile-messages';
import { messagesOf } from '@counterpane/messages/read-catalogues';
import { addMessages } from '@counterpane/messages/translator';
import type { ReceiptText } from '@counterpane/rules/pricing/receipt-text';
import { expect, test } from 'vitest';
import { formatInEnglish } from '../testing/format-in-english.ts';
import { receiptText } from './receipt-text.ts';

addMessages('en-US', compileMessages(messagesOf('en-US')));

const said = (text: ReceiptText): string => formatInEnglish(receiptText(text));

test('a line of a receipt says what it is about', () => {
  expect(said({ code: 'title', title: 'Pillow' })).toBe('Pillow');
  expect(said({ code: 'units', quantity: 2, title: 'Pillow' })).toBe('2 × Pillow');
  expect(said({ code: 'second_half' })).toBe('Split King, the second half');
  expect(said({ code: 'set_saving', title: 'Bedroom set' })).toBe('Bedroom set: set saving');
  expect(said({ code: 'upgrade_saving', title: 'Premier Bundle', parent: 'Mattress' })).toBe(
    'Premier Bundle with Mattress',
  );
});

test('a gift is free with something, and says where stock is short of it', () => {
  const gift = { code: 'gift', quantity: 2, title: 'Pillow', parent: 'Mattress' } as const;
  expect(said({ ...gift, left: null })).toBe('2 × Pillow, free with Mattress');
  expect(said({ ...gift, left: 0 })).toBe('2 × Pillow, free with Mattress: out of stock at the moment');
  expect(said({ ...gift, left: 1 })).toBe('2 × Pillow, free with Mattress: only 1 left');
});

test('delivery, taxes and fees say where and how much', () => {
  expect(said({ code: 'extra', title: 'Free shipping' })).toBe('Free shipping');
  expect(said({ code: 'white_glove', units: 1 })).toBe('White glove service, 1 item');
  expect(said({ code: 'white_glove', units: 3 })).toBe('White glove service, 3 items');
  expect(said({ code: 'removals', units: 2 })).toBe('2 × Mattress removal');
  expect(said({ code: 'taxes', region: 'New York', rate: 8.875 })).toBe('Taxes, New York, 8.875 %');
  expect(said({ code: 'tax_included', rate: 20 })).toBe('VAT, 20 %, included in the prices');
  expect(said({ code: 'recycling_fee', region: 'Quebec' })).toBe('Recycling Fee, Quebec');
});
