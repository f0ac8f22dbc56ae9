import type { ContactMessage } from '@counterpane/contract/contact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactRequests } from '../database/schema.ts';
import { refusal, result } from '../testing/shopper.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const message = (change: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '',
  topic: 'choice',
  message: 'Is the classic right for a side sleeper?',
  ...change,
});
const rowsOf = async (email: string) =>
  (await store.database.db.select().from(contactRequests)).filter((row) => row.email === email);
const mailTo = (email: string) => store.sentMail.filter(({ to }) => to === email);

describe('a message to the shop', () => {
  it('is kept, has a reference, and its arrival is confirmed by one mail', async () => {
    const email = 'ben@example.com';
    const typed = message({ email, phone: '(212) 555-0142', name: '  Ben  ' });
    const { reference } = result(await store.shopper().client.sendMessage(typed));
    expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await rowsOf(email)).toMatchObject([
      { reference, name: 'Ben', phone: '(212) 555-0142', topic: 'choice', storefront: 'halcyon' },
    ]);
    await store.sweep();
    await store.sweep();
    expect(mailTo(email)).toMatchObject([{ subject: `Halcyon has your message ${reference}` }]);
  });

  it('is one message however often the button is pressed', async () => {
    const email = 'cleo@example.com';
    const shopper = store.shopper();
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        shopper.client.sendMessage(message({ email, message: 'Where is my pillow? 7KQ4' })),
      ),
    );
    expect(new Set(answers.map((answer) => result(answer).reference)).size).toBe(1);
    await store.sweep();
    expect(await rowsOf(email)).toHaveLength(1);
    expect(mailTo(email)).toHaveLength(1);
  });

  it('answers the same again for the same key', async () => {
    const email = 'dora@example.com';
    const shopper = store.shopper();
    const send = () => shopper.client.sendMessage(message({ email }), { idempotencyKey: 'once' });
    const first = result(await send());
    expect(result(await send())).toEqual(first);
  });

  it('does not have what was typed sent to an address that nobody has proved to be theirs', async () => {
    const email = 'victim@example.com';
    const typed = message({ email, name: 'Buy pills', message: 'Buy pills at https://pills.example' });
    result(await store.shopper().client.sendMessage(typed));
    await store.sweep();
    expect(JSON.stringify(mailTo(email))).not.toMatch(/pills/i);
    expect(mailTo(email)).toHaveLength(1);
  });

  it('is refused by field, and a phone number only when it is there and is none', async () => {
    const answer = refusal(await store.shopper().client.sendMessage(message({ name: '', phone: '12345' })));
    expect(answer).toMatchObject({
      status: 422,
      code: 'message_invalid',
      fields: { name: 'Please enter your name', phone: 'Invalid phone number' },
    });
  });

  it('is refused after five in an hour, and taken again an hour later', async () => {
    const email = 'eve@example.com';
    const send = (text: string) => store.shopper().client.sendMessage(message({ email, message: text }));
    for (const number of [1, 2, 3, 4, 5]) result(await send(`This is message number ${number}`));
    expect(refusal(await send('This is message number 6'))).toMatchObject({
      status: 429,
      code: 'too_many_messages',
    });
    expect(await rowsOf(email)).toHaveLength(5);
    expect(result(await send('This is message number 1')).reference).toBeTruthy();
    store.clock.forward(3_600_001);
    result(await send('This is message number 6'));
  });

  it('is refused when a page of somebody else sends it', async () => {
    const response = await store.api.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { host: 'halcyon.localhost', 'sec-fetch-site': 'cross-site' },
      payload: message(),
    });
    expect(response.statusCode).toBe(403);
  });
});
