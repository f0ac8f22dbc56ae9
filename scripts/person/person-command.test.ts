import { expect, test } from 'vitest';
import { parsePersonCommand } from './person-command.ts';
import { tellErased } from './tell-erased.ts';

test.each(['export', 'erase'] as const)('an operator can %s what is known by an email', (verb) => {
  expect(parsePersonCommand([verb, 'ada@example.com'])).toEqual({
    ok: true,
    do: verb,
    email: 'ada@example.com',
  });
});

test('what is meant otherwise is said in words', () => {
  const problems = [[], ['erase', 'ada'], ['erase', 'ada@example.com', 'bob@example.com']].map((words) => {
    const command = parsePersonCommand(words);
    return command.ok ? null : command.problem;
  });
  expect(problems).toEqual(['What shall be done?', 'This is no email address.', 'One email at a time.']);
});

test('what was erased is told, and of each order that was not, why', () => {
  const kept = [
    { shortId: 'A1', storefront: 'halcyon', until: '2033-11-21' },
    { shortId: 'B2', storefront: 'drift', until: null },
  ];
  const erased = { orders: 1, messages: 2, carts: 0, kept, isBackInStock: false };
  expect(tellErased('ada@example.com', erased).split('\n')).toEqual([
    'Of ada@example.com: 2 messages deleted, 0 carts and 1 order emptied.',
    'Order A1 (halcyon) is kept for accounting until 2033-11-21, and emptied by itself then.',
    'Order B2 (drift) is under way: ask again once it is paid or cancelled.',
  ]);
});
