import { QUESTION_LIMITS } from '@counterpane/contract/reviews/question-limits';
import { REVIEW_LIMITS } from '@counterpane/contract/reviews/review-limits';
import { splitFullName } from '@counterpane/rules/address/full-name';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { photographs } from '../shop/reviews/testing/review-writer.ts';
import { openCardStore } from '../testing/card-store.ts';
import { accountOf, signsIn } from '../testing/customer-browser.ts';
import { result } from '../testing/shopper.ts';
import { shownInHtml } from '../testing/shown-in-html.ts';
import { SoftAuthenticator } from '../testing/soft-authenticator.ts';
import { useTestStore } from '../testing/use-test-store.ts';
import { person, typedLines, typedUpTo } from './testing/typed-texts.ts';
import { openTypingCustomers, type TypingCustomer } from './testing/typing-customers.ts';
import { cardsOf, holdsInEveryShop, typingShops } from './testing/typing-shops.ts';

const store = useTestStore(() => openCardStore({}, undefined, ['stripeDirect', 'stripeCanada']));
let customerIn: Awaited<ReturnType<typeof openTypingCustomers>>;
beforeAll(async () => {
  customerIn = await openTypingCustomers(store);
});

interface Field {
  readonly field: string;
  /** What is typed at once. */
  readonly texts: readonly fc.Arbitrary<string>[];
  /** Types it, and does what has to be done before it is read; the id of what it belongs to. */
  write(by: TypingCustomer, ...texts: readonly string[]): Promise<string>;
  /** What customers, other shoppers and staff are answered, each all of the texts. */
  read(by: TypingCustomer, id: string): Promise<readonly (readonly (string | undefined)[])[]>;
  /** The customer reads it in an email too. */
  readonly isMailed?: true;
  /** Not every shop has accounts. */
  readonly isOfAccount?: true;
}

const REVIEW = {
  ...{ score: 4, title: 'Quiet', text: 'Nothing creaks.', author: 'Ada L.' },
  ...{ fits: null, sleeps: null, photos: [] },
};

const writesReview = async (by: TypingCustomer, own: Partial<typeof REVIEW>): Promise<string> => {
  result(await by.client.writeReview(by.id, by.line, { ...REVIEW, ...own }));
  return (await by.staffReview())?.id ?? '';
};

const REVIEWS: readonly Field[] = [
  {
    field: 'title, text and author of a review',
    texts: [typedUpTo(REVIEW_LIMITS.title), typedLines(REVIEW_LIMITS.text), typedUpTo(REVIEW_LIMITS.author)],
    write: async (by, title = '', text = '', author = '') => {
      const id = await writesReview(by, { title, text, author });
      result(await by.staff.reviews.move(by.id, id, { to: 'publish', told: '' }));
      return id;
    },
    read: async (by, id) => {
      const written = (await by.staffReview())?.written;
      const all = [await by.ownReview(), written, await by.shownReview(id)];
      return all.map((each) => [each?.title, each?.text, each?.author]);
    },
  },
  {
    field: 'the answer to a review',
    texts: [typedLines(2_000)],
    write: async (by, text = '') => {
      const id = (await by.staffReview())?.id ?? '';
      result(await by.staff.reviews.answer(by.id, id, { text }));
      return id;
    },
    read: async (by, id) => [[(await by.staffReview())?.answer], [(await by.shownReview(id))?.answer?.text]],
    isMailed: true,
  },
  {
    field: 'what staff tell the writer of a review that they leave out',
    texts: [typedLines(500)],
    write: async (by, told = '') => {
      const id = await writesReview(by, { score: 1 });
      result(await by.staff.reviews.move(by.id, id, { to: 'refuse', fault: 'abusive', told }));
      return id;
    },
    read: async (by) => [[(await by.ownReview())?.told], [(await by.staffReview())?.told]],
    isMailed: true,
  },
];

const asks = async (by: TypingCustomer, own: object, answer = 'It does.'): Promise<string> => {
  const { shop, client, email, staff } = by;
  const asked = { product: shop.product, author: 'Ada', email, text: 'Does it fit a box spring?', ...own };
  result(await client.askQuestion(asked));
  const id = result(await staff.reviews.questions()).find(({ status }) => status === 'waiting')?.id ?? '';
  result(await staff.reviews.moveQuestion(id, { to: 'answer', answer }));
  return id;
};

const QUESTIONS: readonly Field[] = [
  {
    field: 'a question and its author',
    texts: [typedLines(QUESTION_LIMITS.text), typedUpTo(QUESTION_LIMITS.author)],
    write: (by, text, author) => asks(by, { text, author }),
    read: async (by, id) => (await by.question(id)).map(({ text, author }) => [text, author]),
  },
  {
    field: 'the answer to a question',
    texts: [typedLines(2_000)],
    write: (by, answer) => asks(by, {}, answer),
    read: async (by, id) => (await by.question(id)).map(({ answer }) => [answer]),
    isMailed: true,
  },
];

const sendsBack = async ({ client, id, line }: TypingCustomer, words = ''): Promise<string> => {
  const lines = [{ itemIdentifier: line, quantity: 1 }];
  const seen = result(await client.previewReturn(id, { lines }));
  const asked = lines.map((one) => ({ ...one, reason: 'not_told' as const }));
  const refund = seen.refund.amount;
  result(await client.requestReturn(id, { id: seen.id, lines: asked, words, photos: [], refund }));
  return seen.id;
};

const exchanges = async ({ client, id, line }: TypingCustomer, words = ''): Promise<string> => {
  const { choices } = result(await client.exchangeChoices(id, line));
  const choice = choices.find(({ more }) => more === null) ?? choices[0];
  const chosen = { itemIdentifier: line, sku: choice?.sku ?? '' };
  const seen = result(await client.previewExchange(id, chosen));
  const { returned, back, fromCredit, toPay } = seen;
  const cents = { back: back.amount, fromCredit: fromCredit.amount, toPay: toPay.amount };
  result(
    await client.requestExchange(id, { ...chosen, ...cents, id: returned.id, reason: 'not_told', words }),
  );
  return returned.id;
};

/** What its customer wrote is answered to staff alone. */
const readsWords: Field['read'] = async (by, id) => [[(await by.seenByStaff(id))?.words]];

const RETURNS: readonly Field[] = [
  { field: 'the words of a return', texts: [typedLines(500)], write: sendsBack, read: readsWords },
  {
    field: 'what staff tell the customer about it',
    texts: [typedLines(500)],
    write: async (by, told = '') => {
      const id = (await by.ownReturn())?.id ?? '';
      result(await by.staff.orders.moveReturn(by.id, id, { to: 'approved', told }));
      return id;
    },
    read: async (by, id) => [[(await by.ownReturn())?.told], [(await by.seenByStaff(id))?.told]],
    isMailed: true,
  },
  { field: 'the words of an exchange', texts: [typedLines(500)], write: exchanges, read: readsWords },
];

const claims = async (by: TypingCustomer, words = ''): Promise<string> => {
  const { client, shopper, id, line } = by;
  const photos = await photographs({ shopper, id, bed: line }, 1);
  const { nextId, lines } = result(await client.orderClaims(id));
  const [reason = 'other'] = lines.find(({ itemIdentifier }) => itemIdentifier === line)?.reasons ?? [];
  result(await client.makeClaim(id, { id: nextId, itemIdentifier: line, reason, words, photos }));
  return nextId;
};

const CLAIMS: readonly Field[] = [
  { field: 'the words of a claim', texts: [typedLines(1_000)], write: claims, read: readsWords },
  {
    field: 'what staff ask about it',
    texts: [typedLines(500)],
    write: async (by, told = '') => {
      const id = (await by.ownClaim())?.id ?? '';
      result(await by.staff.orders.moveClaim(by.id, id, { to: 'needs_more', told }));
      return id;
    },
    read: async (by, id) => [[(await by.ownClaim())?.told], [(await by.seenByStaff(id))?.told]],
    isMailed: true,
  },
  {
    field: 'the answer of the customer about a claim',
    texts: [typedLines(1_000)],
    write: async (by, words = '') => {
      const id = (await by.ownClaim())?.id ?? '';
      result(await by.client.answerClaim(by.id, id, { words, photos: [] }));
      return id;
    },
    // It stands below what was written before.
    read: async (by, id) => [[(await by.seenByStaff(id))?.words.split('\n\n').at(-1)]],
  },
];

const PASSKEYS: readonly Field[] = [
  {
    field: 'the name of a passkey',
    texts: [typedUpTo(60)],
    write: async ({ shopper, host, email }, name = '') => {
      const account = await signsIn(store, shopper, email);
      const asked = await shopper.fetch('/api/customers/my/passkeys/question', { method: 'POST' });
      const { challenge } = (await asked.json()).result;
      const device = new SoftAuthenticator();
      const passkey = device.creates(challenge, { host, origin: `http://${host}` });
      result(await account.addPasskey({ name, passkey }));
      return device.id;
    },
    read: async ({ shopper }) =>
      result(await accountOf(shopper).passkeys()).passkeys.map(({ name }) => [name]),
    isMailed: true,
    isOfAccount: true,
  },
];

/** In this order: what is answered was written before it. */
const FIELDS = [...REVIEWS, ...QUESTIONS, ...RETURNS, ...CLAIMS, ...PASSKEYS];

test.each(typingShops)(
  'what customers and staff write at $key in "$language" is read as it was typed',
  async (shop) => {
    const holds = async (drawn: readonly (readonly string[])[]) => {
      const customer = await customerIn(shop);
      const { accounts } = store.deps.catalogue.getStorefront(shop.key, shop.language).flags;
      for (const [index, { field, write, read, isMailed, isOfAccount }] of FIELDS.entries()) {
        const texts = drawn[index] ?? [];
        if (isOfAccount && !accounts) continue;
        const before = isMailed ? (await customer.mail()).length : 0;
        const answers = await read(customer, await write(customer, ...texts));
        expect(answers, field).not.toEqual([]);
        for (const answer of answers) expect(answer, field).toEqual(texts);
        if (!isMailed) continue;
        const news = (await customer.mail()).slice(before);
        for (const text of texts) {
          expect(news.map((email) => email.text).join('\n'), field).toContain(text);
          expect(news.map(({ html }) => shownInHtml(html)).join('\n'), field).toContain(text);
        }
      }
      // What may be sent in an hour is counted by product and by member of staff too.
      store.clock.forward(3_600_000);
    };
    const drawn = fc.tuple(...FIELDS.map(({ texts }) => fc.tuple(...texts)));
    // To look for fewer words would order and write it all anew each time.
    await fc.assert(fc.asyncProperty(drawn, holds), { numRuns: 1, endOnFailure: true });
  },
);

test('a new address of an order is read as it was typed, in the order and in its email', async () => {
  await holdsInEveryShop(person, async (shop, fields) => {
    const shopper = store.shopper(`${shop.key}.localhost`);
    const client = shopper.clientIn(shop.language);
    await shopper.adds(shop.product, shop.size);
    const order = result(
      await client.createOrder(
        await shopper.order({
          ...{ billingProvider: cardsOf(shop), shippingAddress: shop.home, billingAddress: shop.home },
        }),
      ),
    );
    result(await client.payOrder(order.id, { paymentToken: 'tok_visa' }));
    await store.sweep();
    const before = store.sentMail.length;
    const changed = await client.changeAddress(order.id, { address: { ...shop.home, ...fields }, refund: 0 });
    // What the rules refuse, such as a PO box, is no address that comes back.
    fc.pre(changed.ok);
    await store.sweep();
    const { firstName, lastName } = splitFullName(fields.fullName);
    const { line1, line2 } = fields;
    const { shippingDetails } = result(await client.order(order.id));
    expect(shippingDetails).toMatchObject({ firstName, lastName, address: { line1, line2 } });
    const [news] = store.sentMail.slice(before);
    for (const typedText of [firstName, lastName, line1, line2])
      for (const words of [news?.text, shownInHtml(news?.html ?? '')]) expect(words).toContain(typedText);
  });
});
