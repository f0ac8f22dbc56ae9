import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../http/client-network.ts';
import { callerOf, limitKey } from '../../http/limiter.ts';
import type { OrderDeps } from '../deps.ts';
import type { Payment } from './store.ts';

/**
 * The payer as stored with a payment: it may be another person than the one who placed the order. Null fields are
 * not counted: a browser without our cookie, and addresses of a demo.
 */
export type Payer = Pick<Payment, 'visitorKey' | 'addressKey' | 'networkKey'>;

export const payerOf = (deps: OrderDeps, request: FastifyRequest): Payer => {
  const { visitor, address } = callerOf(deps, request);
  const network = address === null ? null : networkOf(address);
  const keyOf = (by: string, value: string | null) => (value === null ? null : limitKey(deps, by, value));
  return {
    visitorKey: keyOf('visitor', visitor),
    addressKey: keyOf('address', address),
    networkKey: keyOf('network', network),
  };
};
