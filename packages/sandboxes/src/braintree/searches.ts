import { bare, ok } from './answer.ts';
import { type Endpoint, fieldOf } from './api-call.ts';
import type { SandboxContext } from './context.ts';
import { presentTransaction, type Transaction } from './transaction.ts';

const PAGE_SIZE = 50;

/** POST …/transactions/advanced_search_ids: the ids of everything that is found, newest first. */
export const searchIds: Endpoint = (context, { body }) => {
  const found = search(context, body);
  return found === null
    ? bare(400)
    : ok('searchResults', { pageSize: PAGE_SIZE, ids: { list: 'item', entries: found.map(({ id }) => id) } });
};

/** POST …/transactions/advanced_search: those of a page in full. */
export const searchPage: Endpoint = (context, { body }) => {
  const found = search(context, body);
  return found === null
    ? bare(400)
    : ok('creditCardTransactions', {
        currentPageNumber: 1,
        pageSize: PAGE_SIZE,
        totalItems: found.length,
        transaction: { repeat: found.map((transaction) => presentTransaction(transaction)) },
      });
};

/** By `order_id`, `created_at` and by `ids`; null for a criterion that the sandbox does not know, rather than everything. */
const search = ({ journal, now, searchLag }: SandboxContext, body: unknown): Transaction[] | null => {
  const criteria = fieldOf(body, 'search');
  if (typeof criteria !== 'object' || criteria === null) return null;
  if (Object.keys(criteria).some((name) => !['order_id', 'created_at', 'ids'].includes(name))) return null;
  const orderId = fieldOf(criteria, 'order_id', 'is');
  const ids = fieldOf(criteria, 'ids');
  const since = fieldOf(criteria, 'created_at', 'min');
  if (orderId === undefined && since === undefined && !Array.isArray(ids)) return null;
  return journal
    .list('transaction')
    .filter(({ createdAt }) => now().getTime() - Date.parse(createdAt) >= searchLag.ms)
    .filter((transaction) => orderId === undefined || transaction.orderId === orderId)
    .filter(({ createdAt }) => since === undefined || Date.parse(createdAt) >= Date.parse(String(since)))
    .filter(({ id }) => !Array.isArray(ids) || ids.includes(id))
    .toReversed();
};
