import { z } from 'zod';
import { type Endpoint, methodOf, pathOf } from '../endpoint.ts';
import { UNDER_CONTROL } from './controlled-path.ts';
import { ownCartEndpoints } from './own-cart-endpoints.ts';
import { staffCartParamsSchema } from './remote-control.ts';

/**
 * The same call on a cart that a member of staff is in: what it takes and answers is the shopper's.
 * @example underControl(ownCartEndpoints.cart).at // "GET /staff/carts/:cartId/my"
 */
export const underControl = (row: Endpoint): Endpoint => ({
  ...row,
  at: `${methodOf(row)} /staff${pathOf(row).replace('/carts/my', `/carts/:cartId${UNDER_CONTROL}`)}`,
  summary: `${row.summary}, for its shopper`,
  who: { staff: 'help-with-carts', inCart: true },
  params: row.params ? z.intersection(staffCartParamsSchema, row.params) : staffCartParamsSchema,
});

export const controlledCartEndpoints: readonly Endpoint[] = Object.values(ownCartEndpoints).map(underControl);
