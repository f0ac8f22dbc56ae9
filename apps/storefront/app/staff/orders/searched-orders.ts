import type { StaffOrderRow } from '@counterpane/contract/staff/staff-orders';
import { createContext } from 'react-router';

/** What was looked for, and what was found. */
export interface SearchedOrders {
  readonly query: string;
  readonly orders: readonly StaffOrderRow[];
}

/** What the form of a page without script found: the page that answers it shows this, not the latest orders. */
export const searchedOrders = createContext<SearchedOrders | null>(null);
