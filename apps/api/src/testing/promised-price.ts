import type { BundlePage, CollectionPage } from '@counterpane/contract/pages/set-pages';
import { expect } from 'vitest';
import { result, type Shopper } from './shopper.ts';

/** What the page of a set promises is what a cart of its items costs, and its parts are the whole. */
export const expectPromised = async (
  { client }: Shopper,
  { items, summary }: BundlePage | CollectionPage,
): Promise<void> => {
  const cart = result(await client.addItems(items));
  expect(cart.totalPrice).toEqual(summary.total);
  const { parts, saving, total, receipt } = summary;
  expect(parts.reduce((sum, { price }) => sum + price.amount, 0) - saving.amount).toBe(total.amount);
  expect(receipt.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total.amount);
};
