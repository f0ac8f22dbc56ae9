import { endpointCall } from '@counterpane/contract/endpoint-call';
import { MAILING_QUESTIONS_VERSION, NOTICE_CONSENTS } from '@counterpane/contract/visitor/mailing-questions';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { variants } from '../../catalogue/tables.ts';
import { endMailing } from '../../order/mailings/reader-mailings.ts';
import { sellOut } from '../../testing/sell-out.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { enforceRetention } from '../privacy/enforce-retention.ts';
import { erasePerson, exportPerson } from '../privacy/export-and-erase.ts';
import { findDueNotices } from './find-due-notices.ts';
import { findOptionNow } from './option-now.ts';
import { productNotices } from './tables.ts';

const store = useTestStore();

const skuOf = (product: string, size: string): string => {
  const found = store.deps.catalogue.getStorefront('halcyon').findEntry(product)?.product.variants ?? {};
  const sku = Object.values(found).find(({ chosen }) => chosen.some(({ value }) => value === size))?.sku;
  if (sku === undefined) throw new Error(`no ${product} in ${size}`);
  return sku;
};
const callsOf = (shopper: Shopper = store.shopper()) => {
  const fetchApi: Parameters<typeof endpointCall>[0] = (path, init) => shopper.fetch(path, init);
  return {
    page: (product: string) => endpointCall(fetchApi, 'GET /pages/notices')({ query: { product } }),
    asks: (product: string, sku: string, email: string) =>
      endpointCall(fetchApi, 'POST /notices')({ body: { product, sku, email } }),
  };
};
const rowsOf = async (email: string) =>
  (await store.database.db.select().from(productNotices)).filter((row) => row.email === email);
const mailTo = (email: string) => store.sentMail.filter(({ to }) => to === email);
const runs = async () => {
  await Promise.all([findDueNotices(store.deps), findDueNotices(store.deps)]);
  await store.sweep();
  return store.sentMail;
};
const optionNow = (sku: string) =>
  findOptionNow(store.deps.catalogue.getStorefront('halcyon'), 'pillow', sku);
/** Changes a variant as staff do, and waits until the catalogue in memory has it. */
const change = async (sku: string, set: Partial<typeof variants.$inferInsert>, isSeen: () => boolean) => {
  await store.database.db
    .update(variants)
    .set(set)
    .where(and(eq(variants.productName, 'pillow'), eq(variants.sku, sku)));
  store.deps.catalogue.announceChange();
  await expect.poll(isSeen, { timeout: 15_000 }).toBe(true);
};

describe('a notice of stock', () => {
  it('is asked for without an account, in the language of the page, and sent once when it can be bought again', async () => {
    const email = 'waits@example.com';
    const sku = skuOf('pillow', 'king');
    await sellOut(store, 'pillow', 'king');
    const { options } = result(await callsOf().page('pillow'));
    expect(options.find((one) => one.sku === sku)).toMatchObject({ kind: 'back_in_stock', title: 'King' });
    const asks = async (typed: string, language: string) => {
      const answer = await store.shopper().fetch('/api/notices', {
        method: 'POST',
        headers: { 'x-language': language, 'content-type': 'application/json' },
        body: JSON.stringify({ product: 'pillow', sku, email: typed }),
      });
      return answer.json();
    };
    const first = await asks(' Waits@Example.com', 'es');
    expect(first).toMatchObject({ result: { kind: 'back_in_stock' } });
    expect(await asks(email, 'es')).toEqual(first);
    expect(await rowsOf(email)).toMatchObject([
      { kind: 'back_in_stock', question: NOTICE_CONSENTS.back_in_stock, version: '1', language: 'es' },
    ]);
    await runs();
    expect(mailTo(email)).toEqual([]);
    await change(sku, { isActive: true }, () => optionNow(sku)?.availability.isActive === true);
    await runs();
    await runs();
    const [mail, ...more] = mailTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/está de vuelta en Halcyon$/);
    expect(mail?.text).toMatch(/\/es\/bedding\/pillow\?variant=\S+/);
    expect(mail?.unsubscribeUrl).toContain('&kind=back_in_stock');
  });

  it('is not sent of what is sold out again, and its request waits on', async () => {
    const email = 'again@example.com';
    const sku = skuOf('pillow', 'king');
    const isBack = () => optionNow(sku)?.availability.isActive === true;
    await sellOut(store, 'pillow', 'king');
    result(await callsOf().asks('pillow', sku, email));
    await change(sku, { isActive: true }, isBack);
    await findDueNotices(store.deps);
    await sellOut(store, 'pillow', 'king');
    await store.sweep();
    expect(mailTo(email)).toEqual([]);
    expect(await rowsOf(email)).toMatchObject([{ dueAt: null }]);
    await runs();
    expect(mailTo(email)).toEqual([]);
    await change(sku, { isActive: true }, isBack);
    await runs();
    await runs();
    expect(mailTo(email)).toHaveLength(1);
  });

  it('has the question that its person answered last', async () => {
    const email = 'words@example.com';
    const sku = skuOf('pillow', 'king');
    await sellOut(store, 'pillow', 'king');
    result(await callsOf().asks('pillow', sku, email));
    await store.database.db
      .update(productNotices)
      .set({ question: 'Earlier words?', version: '0' })
      .where(eq(productNotices.email, email));
    result(await callsOf().asks('pillow', sku, email));
    expect(await rowsOf(email)).toMatchObject([
      { question: NOTICE_CONSENTS.back_in_stock, version: MAILING_QUESTIONS_VERSION },
    ]);
  });

  it('is one request where its person asks anew while it is decided', async () => {
    const email = 'anew@example.com';
    const sku = skuOf('pillow', 'king');
    await sellOut(store, 'pillow', 'king');
    result(await callsOf().asks('pillow', sku, email));
    await change(sku, { isActive: true }, () => optionNow(sku)?.availability.isActive === true);
    await findDueNotices(store.deps);
    await sellOut(store, 'pillow', 'king');
    result(await callsOf().asks('pillow', sku, email));
    await store.sweep();
    expect((await rowsOf(email)).filter(({ dueAt }) => dueAt === null)).toHaveLength(1);
  });

  it('is not sent to who said no to such notices', async () => {
    const email = 'no@example.com';
    const sku = skuOf('pillow', 'king');
    await sellOut(store, 'pillow', 'king');
    result(await callsOf().asks('pillow', sku, email));
    const storefront = store.deps.catalogue.getStorefront('halcyon');
    await store.database.transaction((tx) =>
      endMailing(store.deps, tx, { storefront, email }, 'back_in_stock'),
    );
    await change(sku, { isActive: true }, () => optionNow(sku)?.availability.isActive === true);
    await runs();
    expect(mailTo(email)).toEqual([]);
  });
});

describe('a notice of a price', () => {
  it('is sent once when the price is below the one that was asked at', async () => {
    const email = 'thrifty@example.com';
    const sku = skuOf('pillow', 'standard');
    const before = optionNow(sku)?.price ?? 0;
    expect(result(await callsOf().asks('pillow', sku, email))).toEqual({ kind: 'price_drop' });
    await runs();
    expect(mailTo(email)).toEqual([]);
    const listCents = Math.round(before / 2);
    await change(sku, { listCents, priceCents: listCents }, () => (optionNow(sku)?.price ?? before) < before);
    await runs();
    await runs();
    const [mail, ...more] = mailTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/costs less at Halcyon$/);
    expect(mail?.text).toContain(`$${Math.floor((optionNow(sku)?.price ?? 0) / 100)}`);
  });

  it('is refused for what is no address and for what is not sold', async () => {
    const sku = skuOf('pillow', 'standard');
    expect(refusal(await callsOf().asks('pillow', sku, 'nobody')).code).toBe('address_invalid');
    expect(refusal(await callsOf().asks('pillow', 'none', 'ada@example.com')).code).toBe('unknown_product');
    expect(refusal(await callsOf().page('none')).status).toBe(404);
  });
});

it('Requests are exported and erased with their person, and go after a year', async () => {
  const sku = skuOf('pillow', 'standard');
  for (const email of ['erased@example.com', 'old@example.com'])
    result(await callsOf().asks('pillow', sku, email));
  const { notices } = await exportPerson(store.database.db, 'erased@example.com');
  expect(notices).toMatchObject([{ kind: 'price_drop', sku }]);
  await erasePerson(store.database, store.clock, 'erased@example.com');
  expect(await rowsOf('erased@example.com')).toEqual([]);
  store.clock.forward(366 * 86_400_000);
  await enforceRetention(store);
  expect(await rowsOf('old@example.com')).toEqual([]);
});
