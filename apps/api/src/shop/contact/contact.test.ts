import type { ContactMessage } from '@counterpane/contract/visitor/contact';
import { describe, expect, it } from 'vitest';
import { countLimited } from '../../http/limiter.ts';
import { statusesOfCalls } from '../../testing/repeated-calls.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { contactRequests } from './tables.ts';

const store = useTestStore();

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

  it('is confirmed in the language of the page that it was sent from', async () => {
    const email = 'amelie@example.com';
    const answer = await store.shopper('halcyon-ca.localhost').fetch('/api/contact', {
      method: 'POST',
      headers: { 'x-language': 'fr', 'content-type': 'application/json' },
      body: JSON.stringify(message({ email })),
    });
    const { reference } = (await answer.json()).result;
    await store.sweep();
    expect(mailTo(email)).toMatchObject([
      {
        subject: `Halcyon a bien reçu votre message ${reference}`,
        text: expect.stringContaining('Merci de nous avoir écrit.'),
        html: expect.stringContaining('<html dir="ltr" lang="fr-CA">'),
      },
    ]);
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

  it('is taken however often strangers have named its email, and three of them a day are confirmed', async () => {
    const email = 'eve@example.com';
    const send = async (number: number, typed = email) => {
      const { client } = store.shopper();
      return result(
        await client.sendMessage(message({ email: typed, message: `This is message number ${number}` })),
      );
    };
    for (const number of [1, 2, 3]) await send(number);
    expect((await send(4, 'EVE@example.com')).reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    await store.sweep();
    expect([(await rowsOf(email)).length, mailTo(email).length]).toEqual([3, 3]);
    expect([(await rowsOf('EVE@example.com')).length, mailTo('EVE@example.com').length]).toEqual([1, 0]);
    // What we have already is no new message.
    expect((await send(1)).reference).toBeTruthy();
    store.clock.forward(86_400_001);
    await send(5);
    await store.sweep();
    expect(mailTo(email)).toHaveLength(4);
  });

  it('is taken when as many are confirmed already as a day allows', async () => {
    const email = 'late@example.com';
    store.clock.forward(86_400_000);
    await countLimited(store.deps, 'confirmContact', {}, { times: 500 });
    expect(result(await store.shopper().client.sendMessage(message({ email }))).reference).toBeTruthy();
    await store.sweep();
    expect([(await rowsOf(email)).length, mailTo(email).length]).toEqual([1, 0]);
    store.clock.forward(86_400_000);
  });

  it('is taken five times an hour from one visitor, and ten times from one client address', async () => {
    const visitor = store.shopper(undefined, '192.0.2.9');
    const send = (from: Shopper, name: string) =>
      from.client.sendMessage(message({ email: `${name}@example.com`, message: `A message of ${name}` }));
    const own = await statusesOfCalls(6, (time) => send(visitor, `own${time}`));
    expect(own).toEqual([200, 200, 200, 200, 200, 429]);
    const others = await statusesOfCalls(6, (time) =>
      send(store.shopper(undefined, '192.0.2.9'), `other${time}`),
    );
    expect(others).toEqual([200, 200, 200, 200, 200, 429]);
    result(await send(store.shopper(undefined, '192.0.2.10'), 'elsewhere'));
  });

  it('is refused when a page of someone else sends it', async () => {
    const response = await store.api.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { host: 'halcyon.localhost', 'sec-fetch-site': 'cross-site' },
      payload: message(),
    });
    expect(response.statusCode).toBe(403);
  });
});
