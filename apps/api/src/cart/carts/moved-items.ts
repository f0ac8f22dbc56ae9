import type { CartLine } from '@counterpane/rules/cart/line';
import { findVariant } from '@counterpane/rules/options/find-variant';
import type { Product } from '@counterpane/rules/options/product';
import type { FastifyRequest } from 'fastify';
import type { Storefront } from '../../catalogue/storefront.ts';
import { unitPrice } from '../pricing/unit-price.ts';

/** What a call put into a cart or took out of it, at the price of one unit by itself. */
export interface MovedItem {
  readonly product: Product;
  readonly quantity: number;
  /** Cents for all of its units. */
  readonly cents: number;
}

/** What one call moved: another size of a line goes out in one and comes in in the other. */
interface Moved {
  readonly added: readonly MovedItem[];
  readonly removed: readonly MovedItem[];
}

const movedByRequest = new WeakMap<FastifyRequest, Moved>();

/** Remembers it with the request, for who counts steps once it is answered. A write that starts over is noted anew. */
export const noteMoved = (
  request: FastifyRequest,
  storefront: Storefront,
  before: readonly CartLine[],
  after: readonly CartLine[],
): void => {
  const things = new Map([...before, ...after].map((line) => [thingOf(line), line]));
  const moves = [...things].flatMap(([thing, line]) => {
    const units = unitsOf(after, thing) - unitsOf(before, thing);
    const product = storefront.findProduct(line.productId);
    const found = product && findVariant(product, line.properties);
    if (units === 0 || !product || !found?.ok) return [];
    const quantity = Math.abs(units);
    const cents = quantity * unitPrice(product, found.variant, storefront);
    return [{ isAdded: units > 0, item: { product, quantity, cents } }];
  });
  const itemsOf = (added: boolean): MovedItem[] =>
    moves.filter(({ isAdded }) => isAdded === added).map(({ item }) => item);
  movedByRequest.set(request, { added: itemsOf(true), removed: itemsOf(false) });
};

export const movedBy = (request: FastifyRequest): Moved =>
  movedByRequest.get(request) ?? { added: [], removed: [] };

/** A variant, wherever in the cart it stands. */
const thingOf = ({ productId, properties }: CartLine): string =>
  [productId, ...properties.map(({ name, value }) => `${name}=${value}`).toSorted()].join(' ');

const unitsOf = (lines: readonly CartLine[], thing: string): number =>
  lines.filter((line) => thingOf(line) === thing).reduce((sum, { quantity }) => sum + quantity, 0);
