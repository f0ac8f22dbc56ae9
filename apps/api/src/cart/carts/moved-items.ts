import type { CartLine } from '@counterpane/rules/cart/line';
import { findVariant } from '@counterpane/rules/options/find-variant';
import type { Product } from '@counterpane/rules/options/product';
import type { FastifyRequest } from 'fastify';
import type { Storefront } from '../../catalogue/storefront.ts';
import { unitPrice } from '../pricing/unit-price.ts';

/** What a call put into a cart or took out of it, at the price of one unit by itself. */
interface MovedItem {
  readonly product: Product;
  readonly quantity: number;
  /** Cents for all of its units. */
  readonly cents: number;
}

const moved = new WeakMap<FastifyRequest, readonly MovedItem[]>();

/** Remembers it with the request, for who counts steps once it is answered. A write that starts over is noted anew. */
export const noteMoved = (
  request: FastifyRequest,
  storefront: Storefront,
  before: readonly CartLine[],
  after: readonly CartLine[],
): void => {
  const lines = new Map([...before, ...after].map((line) => [line.id, line]));
  const items = [...lines.values()].flatMap((line): MovedItem[] => {
    const units = Math.abs(unitsOf(after, line.id) - unitsOf(before, line.id));
    const product = storefront.findProduct(line.productId);
    const found = product && findVariant(product, line.properties);
    if (units === 0 || !product || !found?.ok) return [];
    return [{ product, quantity: units, cents: units * unitPrice(product, found.variant, storefront) }];
  });
  moved.set(request, items);
};

export const movedBy = (request: FastifyRequest): readonly MovedItem[] => moved.get(request) ?? [];

const unitsOf = (lines: readonly CartLine[], id: string): number =>
  lines.find((line) => line.id === id)?.quantity ?? 0;
