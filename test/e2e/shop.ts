import type { CartView } from '@counterpane/contract/cart/carts';
import { type Client, createClient } from '@counterpane/contract/client';
import { test as base, expect, type Page } from '@playwright/test';
import { HOME, productId, resultOf } from '../support/visitor.ts';
import { faultsOf } from './accessibility.ts';

export { expect };

/** Cards of the sandbox, by what they do. */
export const CARDS = {
  succeeds: '4242424242424242',
  settlesLater: '4000000000008005',
} as const;

const ADDRESS = [
  ['Full name', 'Ada Lovelace'],
  ['Email', 'ada@example.com'],
  ['Phone', '212 555 0142'],
  ['Address line 1', '20 W 34th St'],
  ['City', 'New York'],
  ['ZIP code', '10001'],
] as const;

/** Those that a page loads for itself. */
const SCRIPTS = /\/assets\/.*\.js$/;

type Step = 'cart' | 'shipping' | 'billing';
type Address = { readonly [Field in keyof typeof HOME | 'line2']?: string } & typeof HOME;

/** What shoppers do, in their words. Everything is found by role and name. */
export class Shop {
  readonly page: Page;
  /** The calls of the API, by this page's visitor. */
  readonly client: Client;
  readonly #hasScript: boolean;

  constructor(page: Page, hasScript = true) {
    this.page = page;
    this.#hasScript = hasScript;
    this.client = clientOf(page);
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** For where things stand on a page, which the document says by itself: no script is loaded and nobody waits for pictures. */
  async looksAt(address: string): Promise<void> {
    await leaveScriptsOut(this.page);
    await this.page.goto(address, { waitUntil: 'domcontentloaded' });
    await this.page.evaluate(() => document.fonts.ready);
  }

  /** Has a mattress in the cart and is at a step, without the way there: for what begins at that step. */
  async standsAt(step: Step, size = 'king', address: Address = HOME): Promise<void> {
    await this.hasCome(step, size, address);
    await this.opens(`/checkout/${step}`);
    if (this.#hasScript) await this.comesAlive();
  }

  /** As far as a step by calls of the API, before any page is open. */
  async hasCome(step: Step, size = 'king', address: Address = HOME): Promise<void> {
    await this.has('mattress', size);
    if (step === 'billing') await this.hasShipped(address);
  }

  /** Is past the shipping step, and was asked about a plan. */
  async hasShipped(address: Address = HOME): Promise<void> {
    await resultOf(this.client.saveShipping({ address, email: 'ada@example.com' }));
    await resultOf(this.client.acknowledge('extend'));
  }

  /** Has something in the cart, in a size; what is chosen of it besides stands by its name. */
  async has(name: string, size: string, others: Readonly<Record<string, string>> = {}): Promise<void> {
    const productID = await productId(this, name);
    const properties = Object.entries({ Size: size, ...others }).map(([key, value]) => ({
      name: key,
      value,
    }));
    const { items } = await resultOf(this.client.addItems([{ productID, quantity: 1, properties }]));
    expect(items.map(({ product }) => product.name)).toContain(name);
  }

  /** Chooses a size and puts the mattress of this page into the cart. */
  async addsMattress(size = 'King'): Promise<void> {
    await this.opens('/mattress');
    await this.page.getByRole('radio', { name: size, exact: true }).check();
    await this.addsToCart();
  }

  async addsToCart(): Promise<void> {
    await this.page.getByRole('button', { name: 'Add to cart' }).first().click();
    await this.declinesOffers();
  }

  /** Where script runs a pop-up says that it is in the cart, and offers more once in a visit. */
  async declinesOffers(): Promise<void> {
    const cart = this.offers().getByRole('link', { name: 'Go to cart' });
    await expect(cart.or(this.heading('Your cart'))).toBeVisible();
    if (await cart.isVisible()) await cart.click();
    await expect(this.heading('Your cart')).toBeVisible();
  }

  /** The pop-up that offers more with what was just added. */
  offers() {
    return this.page.getByRole('dialog', { name: 'Complete your bedroom' });
  }

  /** Until React has the page, every button is a plain form's: that works too, but differently. */
  async comesAlive(): Promise<void> {
    await this.page.waitForFunction(() =>
      Object.keys(document.querySelector('main button') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
  }

  async proceeds(): Promise<void> {
    await this.page.getByText('Proceed to checkout', { exact: true }).click();
    await expect(this.page.getByLabel('Full name')).toBeVisible();
  }

  async fillsAddress(): Promise<void> {
    for (const [label, value] of ADDRESS) await this.page.getByLabel(label, { exact: true }).fill(value);
    await this.page.getByLabel('State', { exact: true }).selectOption('NY');
  }

  async ships(): Promise<void> {
    await this.fillsAddress();
    await this.page.getByRole('button', { name: 'Continue to billing' }).click();
    await this.declinesProtection();
  }

  /** Asked once, where a plan could cover what was chosen. */
  async declinesProtection(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'How would you like to pay?' })).toBeAttached();
    const question = this.page.getByRole('dialog', { name: 'Protect what you chose?' });
    if (await question.isVisible()) await question.getByRole('button', { name: 'No, thank you' }).click();
    await expect(question).toBeHidden();
    await expect(this.page.getByRole('button', { name: 'Review order' })).toBeVisible();
  }

  /** Types a card into the provider's own frames. */
  async typesCard(number: string): Promise<void> {
    for (const [label, text] of [
      ['Card number', number],
      ['Expiration date', '12 / 34'],
      ['CVC', '123'],
    ] as const)
      await this.typesCardPart(label, text);
  }

  /** Types into one of the provider's frames, after what is there already. */
  async typesCardPart(label: 'Card number' | 'Expiration date' | 'CVC', text: string): Promise<void> {
    const field = this.page
      .frameLocator(`iframe[title*="${label.toLowerCase()}" i]`)
      .getByLabel(label, { exact: true });
    await field.press('End');
    await field.pressSequentially(text.replace(/\D/g, ''));
  }

  async reviews(): Promise<void> {
    await this.page.getByRole('button', { name: 'Review order' }).click();
    await expect(this.placeOrder()).toBeVisible();
  }

  /** A line of the cart with everything that belongs to it, by the title that it begins with. */
  line(title: string) {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  summary() {
    return this.page.getByRole('region', { name: 'Order summary' });
  }

  /** The visitor's cart as the API tells it. */
  async cart(): Promise<CartView> {
    const answer = await this.page.request.get('/api/carts/my');
    return ((await answer.json()) as { result: CartView }).result;
  }

  /** From where on a page the visitor has added things, in order. */
  async sources(): Promise<unknown[]> {
    const { historyLog } = await this.cart();
    return historyLog
      .filter(({ type }) => type === 'itemsAdded')
      .map(({ metadata }) => (metadata as { source?: string } | undefined)?.source);
  }

  placeOrder() {
    return this.page.getByRole('button', { name: 'Place order' });
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** As far as the review step, with a card of the sandbox that was typed before. */
  async reachesReview(token: string): Promise<void> {
    await this.hasCome('billing');
    await this.reviewsWith(token);
  }

  /** At the review step of a cart that is there, with a card of the sandbox that was typed before. */
  async reviewsWith(token: string): Promise<void> {
    const cardToken = { id: token, card: { last4: '4242', brand: 'Visa' } };
    await resultOf(
      this.client.saveBilling({ sameAsShipping: true, paymentProvider: 'stripeDirect', cardToken }),
    );
    await this.opens('/checkout/review');
    await this.comesAlive();
  }

  async isThanked(): Promise<void> {
    await expect(this.heading('Thank you')).toBeVisible();
    await expect(this.page.getByText(/[2-9A-Z]{4}-[2-9A-Z]{4}/).first()).toBeVisible();
  }

  /** No accessibility violation on the page as it is, and nothing wider than the screen. */
  async isAccessible(): Promise<void> {
    expect(await faultsOf(this.page)).toEqual([]);
  }
}

/** Pages say the same before their scripts come, and are there sooner. */
export const leaveScriptsOut = async (page: Page): Promise<void> => {
  await page.unroute(SCRIPTS);
  await page.route(SCRIPTS, (route) => route.abort());
};

/** The contract's client with the cookies of a page. */
const clientOf = (page: Page): Client =>
  createClient(async (path, { method = 'GET', headers, body } = {}) => {
    const answer = await page.request.fetch(path, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' ? { data: body } : {}),
    });
    return new Response(await answer.text(), { status: answer.status(), headers: answer.headers() });
  });

/** A shop with a page of its own; an uncaught error on the page fails the test. */
export const test = base.extend<{ shop: Shop }>({
  shop: async ({ page, javaScriptEnabled }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await use(new Shop(page, javaScriptEnabled));
    expect(errors).toEqual([]);
  },
});
