import { expect, test } from 'vitest';
import { HOME, resultOf } from '../support/visitor.ts';
import { PageVisitor } from './page-visitor.ts';

const SHIPPING = '/checkout/shipping';
const BILLING = '/checkout/billing';

const SHIPPED = { ...HOME, line2: '', email: 'ada@example.com' };
const BILLED = { ...HOME, line2: '', paymentProvider: 'stripeDirect' };

/** A field, what is typed into it, and what the page says of it [K5]. */
type Case = readonly [field: string, typed: string, told: string];

const ADDRESS: readonly Case[] = [
  ['fullName', '', 'Please enter your full name'],
  ['fullName', 'A', 'Please enter your full name'],
  ['fullName', `Ada ${'x'.repeat(47)}`, 'Please enter your full name'],
  ['fullName', 'آدا لوفليس '.repeat(1_000).trim(), 'Please enter your full name'],
  ['fullName', 'Ada', 'Please enter valid full name'],
  ['fullName', 'Ada L0velace', 'Please enter valid full name'],
  ['line1', 'x'.repeat(101), 'Please enter a valid address'],
  ['line1', 'x'.repeat(10_000), 'Please enter a valid address'],
  ['line1', '🛏️🛏️🛏️', 'Please enter a valid address'],
  ['line1', '1 & 2', 'Please enter a valid address'],
  ['line1', 'Post Office Box 12', 'We do not currently ship to PO Boxes'],
  ['line2', 'x'.repeat(51), 'Please enter at most 50 characters'],
  ['line2', 'PO Box 1', 'We do not currently ship to PO Boxes'],
  ['city', '', 'Please enter your city'],
  ['city', 'x'.repeat(51), 'Please enter a valid city'],
  ['city', 'مدينة'.repeat(2_000), 'Please enter a valid city'],
  ['city', '12', 'Please enter a valid city'],
  ['city', 'apo', 'We do not currently ship to PO Boxes'],
  ['state', '', 'Please select a state'],
  ['zip', '', 'Please enter a zip code'],
  ['zip', '1'.repeat(21), 'Please enter a valid zip code'],
  ['zip', '1'.repeat(10_000), 'Please enter a valid zip code'],
  ['zip', '1000', 'Please enter a valid zip code'],
  ['zip', '00123', 'Please enter a valid zip code'],
  ['phone', '', 'Please enter a phone number'],
  ['phone', '5'.repeat(61), 'Please enter a valid phone number'],
  ['phone', '٢١٢٥٥٥٠١٤٢', 'Please enter a valid phone number'],
  ['phone', '555', 'Please enter a valid phone number'],
];

const OF_SHIPPING: readonly Case[] = [
  ...ADDRESS,
  ['line1', '', 'Please enter a shipping address'],
  ['email', '', 'Please enter an e-mail address'],
  ['email', 'a@b.io', 'A valid email address is required'],
  ['email', `${'x'.repeat(39)}@example.com`, 'A valid email address is required'],
  ['email', 'x'.repeat(10_000), 'A valid email address is required'],
  ['email', 'ada at example', 'A valid email address is required'],
  ['zip', '87101', 'Enter a valid ZIP / postal code for New York, US'],
];

const OF_BILLING: readonly Case[] = [...ADDRESS, ['line1', '', 'Please enter a billing address']];

/** What a page without script says of a field: at the top with a link to it, at the field, and what stands in it. */
const readField = (page: string, step: 'shipping' | 'billing', field: string) => {
  const html = page.replaceAll('&amp;', '&').replaceAll('&#x27;', '’');
  const id = `${step}-${field}`;
  const input = new RegExp(`<(?:input|select)[^>]* id="${id}"[^>]*>`).exec(html)?.[0] ?? '';
  return {
    summary: new RegExp(`role="alert"[\\s\\S]*?<a href="#${id}">([^<]*)</a>`).exec(html)?.[1],
    message: new RegExp(`<p id="${id}-error"[^>]*>([^<]*)</p>`).exec(html)?.[1],
    isDescribed: input.includes(`aria-describedby="${id}-error"`) && input.includes('aria-invalid="true"'),
    kept: / value="([^"]*)"/.exec(input)?.[1] ?? '',
  };
};

/** What the page says of each case, in the words of the case. */
const told = async (visitor: PageVisitor, step: 'shipping' | 'billing', cases: readonly Case[]) => {
  const [path, form] = step === 'shipping' ? [SHIPPING, SHIPPED] : [BILLING, BILLED];
  const answers: unknown[] = [];
  for (const [field, typed] of cases) {
    const { status, text } = await visitor.sends(path, { ...form, [field]: typed });
    answers.push([field, typed, { isRefused: status >= 400, ...readField(text, step, field) }]);
  }
  return answers;
};

const wanted = (cases: readonly Case[]) =>
  cases.map(([field, typed, text]) => [
    field,
    typed,
    { isRefused: true, summary: text, message: text, isDescribed: true, kept: typed },
  ]);

test('without script the shipping form comes back with every message at the top and at its field, and keeps what was typed [K5.01, K5.05, K5.07, K5.09, K5.11, K5.12, K5.13, K5.14, K5.18, K5.30, K5.33]', async () => {
  const visitor = new PageVisitor();
  await visitor.adds();
  expect(await told(visitor, 'shipping', OF_SHIPPING)).toEqual(wanted(OF_SHIPPING));
});

test('without script the billing form does the same, in its own words', async () => {
  const visitor = new PageVisitor();
  await visitor.adds();
  await visitor.ships();
  expect(await told(visitor, 'billing', OF_BILLING)).toEqual(wanted(OF_BILLING));
});

test('without script a coupon that is none is refused at its field and kept there, and so is a ZIP code that is none [K5.37, K5.38]', async () => {
  const visitor = new PageVisitor();
  await visitor.adds();
  const wrong = (message: string) => new RegExp(`role="alert"[^>]*>${message}<|-error"[^>]*>${message}<`);
  for (const coupon of ['', 'AB', 'A'.repeat(21), 'A'.repeat(201), '🛏️'.repeat(2_500), 'كود'.repeat(3_000)]) {
    const { status, text } = await visitor.sends('/checkout/cart', { intent: 'coupon', coupon });
    expect([status, coupon, text.includes(`value="${coupon}"`)]).toEqual([422, coupon, true]);
    expect(text).toMatch(wrong('Invalid Coupon Code'));
  }
  for (const zip of ['', '1'.repeat(21), '1'.repeat(10_000), '١٠٠٠١']) {
    const message = zip === '' ? 'Please enter a zip code' : 'Please enter a valid zip code';
    const sent = await visitor.sends('/checkout/cart', { intent: 'delivered', zip });
    const { data } = await resultOf(visitor.client.products(['mattress']));
    const sku = Object.keys(data[0]?.availability ?? {})[0] ?? '';
    const opened = await visitor.opens(`/delivered-price?${new URLSearchParams({ sku, zip })}`);
    for (const { status, text } of [sent, opened]) {
      expect([status, zip, text.includes(`value="${zip}"`)]).toEqual([422, zip, true]);
      expect(text).toMatch(wrong(message));
    }
  }
});

test('without script a coupon after too many that do not exist is told to wait, in English and French, and is kept', async () => {
  for (const [host, page, words] of [
    [undefined, '/checkout/cart', /Too many requests\. Please try again in \d+ (?:s|minutes?)\./],
    ['halcyon-ca', '/fr/checkout/cart', /Trop de demandes\. Veuillez réessayer dans \d+ (?:s|minutes?)\./],
  ] as const) {
    const visitor = new PageVisitor(host);
    await visitor.adds();
    for (let time = 0; time < 20; time += 1) await visitor.client.setCoupon(`GUESS${time}`);
    const { status, text } = await visitor.sends(page, { intent: 'coupon', coupon: 'SLEEP10' });
    expect([status, text.includes('value="SLEEP10"')]).toEqual([429, true]);
    expect(text).toMatch(words);
  }
});

test("without script a coupon for a cart that is empty by now is told 'Cart Empty' [K5.39]", async () => {
  const { status, text } = await new PageVisitor().sends('/checkout/cart', {
    intent: 'coupon',
    coupon: 'SLEEP10',
  });
  expect(status).toBe(422);
  expect(text).toMatch(/role="alert"[\s\S]*?Cart Empty/);
});

test('what was ticked and chosen comes back too', async () => {
  const visitor = new PageVisitor();
  await visitor.adds();
  const sent = await visitor.sends(SHIPPING, { ...SHIPPED, zip: '', sendSMS: 'on' });
  expect(sent.text).toMatch(/<input[^>]*name="sendSMS"[^>]*checked=""/);
  expect(sent.text).not.toMatch(/<input[^>]*name="sendEmail"[^>]*checked=""/);
  expect(sent.text).toMatch(/<option value="NY" selected="">/);
});

test('a way to pay that is not offered is refused at the top of the page [K4.22]', async () => {
  const visitor = new PageVisitor();
  await visitor.adds();
  await visitor.ships();
  const { status, text } = await visitor.sends(BILLING, { sameAsShipping: 'on', paymentProvider: 'barter' });
  expect(status).toBe(422);
  expect(text).toMatch(/role="alert"[\s\S]*Payment provider not found/);
});

test('a shop whose billing step is off asks for no billing address', async () => {
  const visitor = new PageVisitor('pennyrest');
  await visitor.adds('mattress', 'queen');
  await visitor.ships();
  const { text } = await visitor.opens(BILLING);
  expect(text).not.toContain('Same as shipping address');
  expect(text).not.toContain('billing-line1');
  const sent = await visitor.sends(BILLING, { sameAsShipping: 'on', paymentProvider: 'stripeDirect' });
  expect(sent.location).toBe('/checkout/review');
  expect((await visitor.opens('/checkout/review')).text).toContain('Same as shipping address');
});

test('the button that forgets brings an empty form, and the cart stays', async () => {
  const visitor = new PageVisitor();
  await visitor.adds();
  await visitor.ships();
  expect((await visitor.opens(SHIPPING)).text).toContain(HOME.line1);
  expect((await visitor.sends('/checkout/forget', {})).location).toBe(SHIPPING);
  const { text } = await visitor.opens(SHIPPING);
  expect(text).not.toContain(HOME.line1);
  expect(text).toContain('Classic memory foam mattress');
  expect((await visitor.opens(BILLING)).location).toBe(SHIPPING);
});

/** What a page without script says of the sums, every figure once. */
const totalOf = (text: string): string => /You pay (\$[\d,]+\.\d\d)/.exec(text)?.[1] ?? '';

test('a total that has changed is told with both prices, and can be accepted', async () => {
  const visitor = new PageVisitor();
  await visitor.adds();
  await visitor.ships();
  await visitor.chooses('tok_visa');
  const seen = await visitor.opens('/checkout/review');
  const agreement = fieldsOf(seen.text);
  expect(totalOf(seen.text)).toBe('$978.79');
  const { items } = await resultOf(visitor.client.cart());
  await resultOf(visitor.client.changeItem(items[0]?.itemIdentifier ?? '', { quantity: 2 }));

  const refused = await visitor.sends('/checkout/review', agreement);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain(
    'The total has changed from $978.79 to $1,957.57. Nothing was charged; please look again.',
  );
  expect(refused.text).toContain('Accept $1,957.57 and place the order');
  expect(totalOf(refused.text)).toBe('$1,957.57');
  const { totalPrice } = await resultOf(visitor.client.cart());
  const accepted = fieldsOf(refused.text);
  expect(accepted.expectedTotal).toBe(String(totalPrice.amount));
  expect((await visitor.sends('/checkout/review', accepted)).location).toMatch(
    /^\/checkout\/success\?orderId=/,
  );
});

test('a payment that failed opens the error dialog with its text, on the step where another card is chosen [K8.04]', async () => {
  const visitor = new PageVisitor();
  await visitor.adds();
  await visitor.ships();
  await visitor.chooses('tok_chargeDeclined');
  const { text } = await visitor.opens('/checkout/review');
  const { location } = await visitor.sends('/checkout/review', fieldsOf(text));
  expect(location).toMatch(/^\/checkout\/billing\?failedOrder=/);
  expect((await visitor.opens(location)).text).toMatch(
    /<dialog[^>]* open=""[\s\S]*Checkout error[\s\S]*role="alert"[^>]*>Your card was declined\.[\s\S]*Close/,
  );
});

/** The hidden fields that `Place order` sends. */
const fieldsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/name="(idempotencyKey|cartVersion|expectedTotal|currency)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

test('the way back from a payment for an order that there is not leads to the cart, which says which one it was, full or empty [K8.09]', async () => {
  const id = 'a'.repeat(24);
  for (const hasItems of [true, false]) {
    const visitor = new PageVisitor();
    if (hasItems) await visitor.adds();
    for (const [back, named] of [
      [`payment_intent=pi_1&orderId=${id}`, id],
      ['payment_intent=pi_1', 'pi_1'],
    ] as const) {
      const cart = await visitor.arrives(`/checkout/review?${back}`);
      expect(cart).toBe(`/checkout/cart?failedOrder=${named}`);
      const { text } = await visitor.opens(cart);
      expect(text).toMatch(new RegExp(`role="alert"[^>]*>(?:<[^>]*>)*Order not found. OrderId: ${named}<`));
    }
  }
});
