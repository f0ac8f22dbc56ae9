import { expect, test } from 'vitest';
import { resultOf } from '../support/visitor.ts';
import { PlainShopper } from './plain-shopper.ts';

const MATTRESS = '/mattress?size=king';

/** The upsells of the page, by their names. */
const offeredBy = async (shopper: PlainShopper): Promise<string[]> => {
  const page = await resultOf(shopper.visitor.client.productPage('mattress', '?size=king'));
  return page.state.upsellItems.map(({ info }) => info.name);
};

test('the page of a product shows what goes with it in its size, at the price of its own page, and nothing that it offers beside', async () => {
  const shopper = new PlainShopper();
  await shopper.opens(MATTRESS);
  const offered = await offeredBy(shopper);
  const shown = shopper
    .findAll('link', '', shopper.find('region', 'More for your bedroom'))
    .map((link) => ({ address: link.getAttribute('href') ?? '', text: shopper.text(link) }));
  expect(shown.length).toBeGreaterThan(1);
  for (const { address, text } of shown) {
    const name = new URL(address, shopper.url).pathname.slice(1);
    expect(offered).not.toContain(name);
    const price = /\$[\d,.]*\d/.exec(text)?.[0] ?? 'no price';
    await shopper.opens(address);
    expect(shopper.text(shopper.find('main', '')), address).toContain(price);
  }
  const fitted = shown.filter(({ text }) => text.includes('King'));
  expect(fitted.map(({ address }) => address)).not.toEqual([]);
});

test('the pop-up after adding shows what goes with the cart as it is then', async () => {
  const shopper = new PlainShopper();
  await shopper.opens(MATTRESS);
  await shopper.presses('Add to cart');
  const [mattress] = (await shopper.cart()).items;
  await shopper.opens(`${MATTRESS}&added=${mattress?.itemIdentifier}`);
  // What is closed without script has no name yet.
  const popup = shopper
    .findAll('dialog', '')
    .find((one) => shopper.text(one).startsWith('Complete your bedroom'));
  const [part] = shopper.findAll('region', '', popup);
  if (!popup || !part) throw new Error('the pop-up recommends nothing');
  expect(shopper.text(part)).toMatch(/^More for your bedroom/);
  const addresses = shopper.findAll('link', '', part).map((link) => link.getAttribute('href') ?? '');
  expect(addresses).not.toEqual([]);
  for (const address of addresses) expect(address).toMatch(/^\/(?!mattress\?)[\w/-]+\?variant=/);
});
