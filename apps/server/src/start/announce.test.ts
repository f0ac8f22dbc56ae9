import { expect, test } from 'vitest';
import { announcementLines } from './announce.ts';

const STORE = {
  storefronts: [{ name: 'Halcyon', url: 'http://localhost:3000/' }],
  cards: [{ what: 'Card that succeeds', number: '4242424242424242' }],
  coupons: ['SLEEP10', 'WELCOME5'],
  mailbox: 'http://localhost:3002',
  lab: 'http://localhost:3010',
  staff: { email: 'maya@halcyon.example', password: '0123456789' },
  customer: 'noa@drift.example',
  apiDocs: 'http://localhost:3000/api/docs',
  seconds: 1.234,
};

test('a demo store says where it is, how to pay and what to try', () => {
  expect(announcementLines(STORE)).toEqual([
    '',
    'Halcyon: http://localhost:3000/',
    'Card that succeeds: 4242 4242 4242 4242',
    'Coupon codes: SLEEP10, WELCOME5',
    'Staff sign-in: maya@halcyon.example password: 0123456789',
    'Customer sign-in: noa@drift.example (its code comes to the mailbox)',
    'Mailbox: http://localhost:3002',
    'Sandbox lab: http://localhost:3010',
    'API docs: http://localhost:3000/api/docs',
    'Open after 1.2 s. Ctrl+C closes the store.',
  ]);
});

test('a store that takes real money gives away neither cards nor coupons nor a password, and has neither mailbox nor lab', () => {
  const real = {
    ...STORE,
    cards: null,
    mailbox: null,
    lab: null,
    staff: null,
    customer: null,
    apiDocs: null,
  };
  expect(announcementLines(real)).toEqual([
    '',
    'Halcyon: http://localhost:3000/',
    'Open after 1.2 s. Ctrl+C closes the store.',
  ]);
});
