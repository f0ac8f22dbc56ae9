import { endpointCall } from '@counterpane/contract/endpoint-call';
import { NEWSLETTER_CONSENT } from '@counterpane/contract/visitor/mailing-questions';
import { describe, expect, it } from 'vitest';
import { mailingChoices } from '../../order/mailings/tables.ts';
import { outbox } from '../../outbox/tables.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const callsOf = (shopper: Shopper = store.shopper()) => {
  const fetchApi: Parameters<typeof endpointCall>[0] = (path, init) => shopper.fetch(path, init);
  return {
    asks: (email: string) => endpointCall(fetchApi, 'POST /newsletter')({ body: { email } }),
    confirms: (token: string) => endpointCall(fetchApi, 'POST /newsletter/confirmed')({ body: { token } }),
    sees: (token: string) => endpointCall(fetchApi, 'GET /mailings')({ query: { token } }),
  };
};
const mailTo = (email: string) => store.sentMail.filter(({ to }) => to === email);
const tokenTo = async (email: string) => {
  await store.sweep();
  const url = /http\S+/.exec(mailTo(email).at(-1)?.text ?? '')?.[0] ?? '';
  return new URL(url).searchParams.get('token') ?? '';
};
const rowsOf = async (email: string) =>
  (await store.database.db.select().from(mailingChoices)).filter((row) => row.email === email);

describe('signing up for the newsletter', () => {
  it('takes a link, which is sent in the language of the page, and stores nothing before', async () => {
    const email = 'amelie@example.com';
    const shopper = store.shopper('halcyon-ca.localhost');
    const answer = await shopper.fetch('/api/newsletter', {
      method: 'POST',
      headers: { 'x-language': 'fr', 'content-type': 'application/json' },
      body: JSON.stringify({ email: ' Amelie@Example.com ' }),
    });
    expect(answer.status).toBe(200);
    const [waiting] = (await store.database.db.select().from(outbox)).slice(-1);
    expect(JSON.stringify(waiting?.payload)).not.toMatch(/amelie/i);
    const token = await tokenTo(email);
    const [mail] = mailTo(email);
    expect(mail?.text).toContain('http://halcyon-ca.localhost:3000/fr/newsletter/confirm?token=');
    expect(mail?.unsubscribeUrl).toBeUndefined();
    expect(await rowsOf(email)).toEqual([]);
    const { token: own } = result(await callsOf(shopper).confirms(token));
    result(await callsOf(shopper).confirms(token));
    const at = new Date(store.clock.now());
    expect((await rowsOf(email)).map((row) => ({ ...row, at: new Date(row.at) }))).toMatchObject([
      { kind: 'newsletter', isOn: true, question: NEWSLETTER_CONSENT, source: 'sign_up', version: '1', at },
    ]);
    const { kinds } = result(await callsOf(shopper).sees(own));
    expect(kinds.find(({ kind }) => kind === 'newsletter')?.isOn).toBe(true);
  });

  it('answers the same for every address, and sends one link in ten minutes however often it is pressed', async () => {
    const email = 'often@example.com';
    const answers = await Promise.all([1, 2, 3].map(() => callsOf().asks(email)));
    expect(answers.map(result)).toEqual([null, null, null]);
    result(await callsOf().confirms(await tokenTo(email)));
    store.clock.forward(600_001);
    // Who has it already is sent the same link again.
    expect(result(await callsOf().asks(email))).toBeNull();
    await store.sweep();
    expect(mailTo(email)).toHaveLength(2);
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it('refuses what is no address, a link of another brand, a changed one and one that is a week old', async () => {
    expect(refusal(await callsOf().asks('nobody'))).toMatchObject({ status: 422, code: 'address_invalid' });
    const email = 'late@example.com';
    result(await callsOf().asks(email));
    const token = await tokenTo(email);
    for (const [shopper, wrong] of [
      [store.shopper('drift.localhost'), token],
      [store.shopper(), `x${token}`],
      [store.shopper(), ''],
    ] as const)
      expect(refusal(await callsOf(shopper).confirms(wrong)).code).toBe('email_link_ended');
    store.clock.forward(7 * 86_400_000);
    expect(refusal(await callsOf().confirms(token)).code).toBe('email_link_ended');
    expect(await rowsOf(email)).toEqual([]);
  });
});
