import { expect, it } from 'vitest';
import { cameAgain, oddConfirmations } from './confirmations.ts';

const mail = (name: string, times = 1) => ({
  ...{ messageId: `<${name}@halcyon.example>`, to: ['ada@example.com'], subject: 'Your order', times },
});

it('A paid order without a confirmation and one with two are named, and no other', () => {
  const paid = ['o1', 'o2', 'o3'].map((id) => ({ id, status: 'paid' }));
  const orders = [...paid, { id: 'o4', status: 'cancelled' }, { id: 'o5', status: 'paid' }];
  const deliveries = [
    mail('order-confirmation.o1', 3),
    mail('order-confirmation.o2'),
    mail('order-confirmation.o2.again'),
    mail('refund.o3'),
  ];
  expect(oddConfirmations(orders, ['o5'], deliveries)).toEqual([
    'o2 is paid, and was confirmed 2 times',
    'o3 is paid, and was confirmed 0 times',
  ]);
  expect(cameAgain(deliveries)).toBe(2);
});
