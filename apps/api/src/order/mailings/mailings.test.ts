import { endpointCall } from '@counterpane/contract/endpoint-call';
import { MAILING_QUESTIONS } from '@counterpane/contract/visitor/mailing-questions';
import type { ChooseMailings } from '@counterpane/contract/visitor/mailings';
import { MAILING_KINDS, type MailingKind } from '@counterpane/rules/mailings/mailings';
import { describe, expect, it } from 'vitest';
import { buysAgreeing } from '../../testing/buys-agreeing.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { signsIn } from '../../testing/customer-browser.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { preferenceUrl } from './preference-link.ts';
import { newsletterReaders } from './store.ts';
import { mailingChoices } from './tables.ts';

const store = useTestStore(openCardStore);

const urlFor = (email: string, kind: MailingKind = 'review_request', key = 'halcyon') =>
  new URL(preferenceUrl(store.deps, store.deps.catalogue.getStorefront(key), { email, kind }));
const tokenFor = (email: string, key = 'halcyon') =>
  urlFor(email, 'newsletter', key).searchParams.get('token') ?? '';

const callsOf = (shopper: Shopper = store.shopper()) => {
  const fetchApi: Parameters<typeof endpointCall>[0] = (path, init) => shopper.fetch(path, init);
  return {
    see: (token?: string) => endpointCall(fetchApi, 'GET /mailings')({ query: { token } }),
    choose: (body: ChooseMailings) => endpointCall(fetchApi, 'PUT /mailings')({ body }),
    unsubscribe: (token: string, kind: MailingKind) =>
      endpointCall(fetchApi, 'POST /mailings/unsubscribe')({ body: { token, kind } }),
  };
};

const kindsOn = async (email: string) =>
  result(await callsOf().see(tokenFor(email)))
    .kinds.filter(({ isOn }) => isOn)
    .map(({ kind }) => kind);
const rowsOf = async (email: string) =>
  (await store.database.db.select().from(mailingChoices)).filter((row) => row.email === email);

describe('the emails of a person', () => {
  it('are shown by a link that hides the address, and chosen with question, version, language and time', async () => {
    const token = tokenFor('Ada@Example.com');
    expect(result(await callsOf().see(token))).toEqual({
      email: 'a•••@example.com',
      kinds: MAILING_KINDS.map((kind) => ({
        ...{ kind, chosenAt: null },
        isOn: kind === 'back_in_stock' || kind === 'price_drop',
      })),
    });
    const at = new Date(store.clock.now()).toISOString();
    const chosen = result(await callsOf().choose({ token, on: ['newsletter', 'price_drop'] }));
    expect(chosen.kinds.filter(({ isOn }) => isOn)).toEqual([
      { kind: 'newsletter', isOn: true, chosenAt: at },
      { kind: 'price_drop', isOn: true, chosenAt: null },
    ]);
    result(await callsOf().choose({ token, on: ['newsletter', 'price_drop'] }));
    expect(await rowsOf('ada@example.com')).toMatchObject([
      {
        kind: 'newsletter',
        isOn: true,
        question: MAILING_QUESTIONS.newsletter,
        version: '1',
        language: 'en',
      },
      { kind: 'back_in_stock', isOn: false, source: 'page', brand: 'halcyon', storefront: 'halcyon' },
    ]);
  });

  it('end for one kind by one click, without a cookie and however often it is pressed', async () => {
    const email = 'click@example.com';
    await buysAgreeing(store.shopper(), email, { sendEmail: true });
    expect(await kindsOn(email)).toContain('review_request');
    const url = urlFor(email);
    const token = url.searchParams.get('token') ?? '';
    for (let time = 0; time < 3; time += 1) {
      const answer = await store.api.inject({
        method: 'POST',
        url: '/api/mailings/unsubscribe',
        headers: { host: 'halcyon.localhost' },
        payload: { token, kind: url.searchParams.get('kind') },
      });
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    }
    expect(await kindsOn(email)).toEqual(['cart_reminder', 'back_in_stock', 'price_drop', 'trial_ending']);
    expect(await rowsOf(email)).toMatchObject([{ kind: 'review_request', isOn: false, source: 'one_click' }]);
  });

  it('end altogether by "none", which takes the consents of their orders at the brand back too', async () => {
    const email = 'none@example.com';
    const { id, client } = await buysAgreeing(store.shopper(), email, { sendEmail: true });
    result(await callsOf().choose({ token: tokenFor(email), on: [] }));
    expect(await kindsOn(email)).toEqual([]);
    expect(result(await client.orderConsents(id))).toMatchObject([
      { channel: 'email', withdrawnAt: new Date(store.clock.now()).toISOString() },
    ]);
    // A box that is ticked at another checkout takes no "none" back.
    await buysAgreeing(store.shopper(), email, { sendEmail: true });
    expect(await kindsOn(email)).toEqual([]);
  });

  it('end at every brand where they chose something when they take their consent back', async () => {
    const email = 'back@example.com';
    result(
      await callsOf(store.shopper('drift.localhost')).choose({
        ...{ token: tokenFor(email, 'drift'), on: ['newsletter'] },
      }),
    );
    const { id, client } = await buysAgreeing(store.shopper(), email, { sendEmail: true });
    result(await client.withdrawConsent(id, 'email'));
    const newest = new Map((await rowsOf(email)).map((row) => [`${row.brand} ${row.kind}`, row.isOn]));
    expect(newest.size).toBe(12);
    expect([...newest.values()].filter(Boolean)).toEqual([]);
  });

  it('are those of the customer who is signed in, where no link is', async () => {
    const shopper = store.shopper('drift.localhost');
    expect(refusal(await callsOf(shopper).see()).code).toBe('sign_in_required');
    expect(refusal(await callsOf(shopper).choose({ on: [] })).code).toBe('sign_in_required');
    await signsIn(store, shopper, 'grace@example.com');
    expect(result(await callsOf(shopper).choose({ on: ['newsletter'] }))).toMatchObject({
      email: 'grace@example.com',
    });
    // Nobody is signed in where a storefront has no accounts.
    expect(refusal(await callsOf().see()).code).toBe('sign_in_required');
  });

  it('make the list of a newsletter: who gets it of a brand now, once each', async () => {
    const chooses = async (name: string, brand: string, on: readonly 'newsletter'[]) =>
      result(
        await callsOf(store.shopper(`${brand}.localhost`)).choose({
          ...{ token: tokenFor(`${name}@list.example`, brand), on: [...on] },
        }),
      );
    await chooses('stays', 'drift', ['newsletter']);
    await chooses('ends', 'drift', ['newsletter']);
    await chooses('ends', 'drift', []);
    await chooses('returns', 'drift', []);
    await chooses('returns', 'drift', ['newsletter']);
    await chooses('elsewhere', 'halcyon', ['newsletter']);
    const listed = (await newsletterReaders(store.database.db, 'drift')).filter(({ email }) =>
      email.endsWith('@list.example'),
    );
    expect(listed).toMatchObject([
      { email: 'returns@list.example', storefront: 'drift', language: 'en' },
      { email: 'stays@list.example', storefront: 'drift', language: 'en' },
    ]);
  });

  it('are opened by no link of another brand, and by none that was changed', async () => {
    const token = tokenFor('eve@example.com', 'drift');
    for (const wrong of [token, `x${tokenFor('eve@example.com')}`, 'x', '']) {
      expect(refusal(await callsOf().see(wrong))).toMatchObject({ status: 410, code: 'email_link_ended' });
      expect(refusal(await callsOf().choose({ token: wrong, on: [] })).code).toBe('email_link_ended');
      expect(refusal(await callsOf().unsubscribe(wrong, 'newsletter')).code).toBe('email_link_ended');
    }
    expect(await rowsOf('eve@example.com')).toEqual([]);
  });
});
