import type { Endpoint } from './api-call.ts';
import { submitForSettlement, voidTransaction } from './capture-and-void.ts';
import { createClientToken } from './client-tokens.ts';
import { readDispute, searchDisputes } from './disputes.ts';
import { readNonce } from './nonce-reads.ts';
import { createRefund } from './refunds.ts';
import { createSale, readTransaction } from './sales.ts';
import { searchIds, searchPage } from './searches.ts';

export interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Under /merchants/:merchant. */
  readonly path: string;
  readonly run: Endpoint;
  /** Whether something has happened afterwards that a lost answer could hide. */
  readonly hasEffect: boolean;
}

/** Braintree's gateway as far as the sandbox speaks it. */
export const API_ROUTES: readonly ApiRoute[] = [
  { method: 'POST', path: '/client_token', run: createClientToken, hasEffect: false },
  { method: 'POST', path: '/transactions', run: createSale, hasEffect: true },
  { method: 'POST', path: '/transactions/advanced_search_ids', run: searchIds, hasEffect: false },
  { method: 'POST', path: '/transactions/advanced_search', run: searchPage, hasEffect: false },
  { method: 'GET', path: '/transactions/:id', run: readTransaction, hasEffect: false },
  {
    method: 'PUT',
    path: '/transactions/:id/submit_for_settlement',
    run: submitForSettlement,
    hasEffect: true,
  },
  { method: 'PUT', path: '/transactions/:id/void', run: voidTransaction, hasEffect: true },
  { method: 'POST', path: '/transactions/:id/refund', run: createRefund, hasEffect: true },
  { method: 'GET', path: '/disputes/:id', run: readDispute, hasEffect: false },
  { method: 'POST', path: '/disputes/advanced_search', run: searchDisputes, hasEffect: false },
  { method: 'GET', path: '/payment_method_nonces/:id', run: readNonce, hasEffect: false },
];
