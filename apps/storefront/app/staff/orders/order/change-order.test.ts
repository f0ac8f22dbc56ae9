import { expect, test } from 'vitest';
import { typedOf, unitsField } from './change-order.ts';

test('A form that comes back, to ask for a proof, still has everything that was typed into it', () => {
  const form = new FormData();
  form.set('intent', 'lines');
  form.set('reason', ' Too soft ');
  form.set(unitsField('mattress-1'), '2');
  form.set(unitsField('pillow-1'), '0');
  form.set('proof-password', 'a lamp above the harbour');
  expect(typedOf(form)).toEqual({
    intent: 'lines',
    reason: 'Too soft',
    amount: '',
    units: { 'mattress-1': 2 },
  });
});
