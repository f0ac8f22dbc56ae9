import type { SQLWrapper } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../database/open.ts';

/** What a person is known by: the email, or the phone number with the ZIP code. */
export interface Person {
  readonly email: string;
  readonly phone: string;
  readonly zip: string;
}

/** A request as far as it tells whose store credit can be spent. */
type CreditRequest = Pick<FastifyRequest, 'storefront' | 'findCustomer'>;

/** What a cart has to know of orders, which are built on carts: the order module answers it. */
export interface OrderFacts {
  /** Units of a stock item that the unpaid order of a cart reserves: a subquery beside `stock.item`. */
  reservedUnits(db: Queries, cartId: string | SQLWrapper): SQLWrapper;
  /** Units that orders of a cart reserve, as JSON by stock item: a subquery. */
  reservedStock(db: Queries, cartId: SQLWrapper): SQLWrapper;
  /** How many orders use a code, but for those of one cart: a subquery. */
  redemptions(db: Queries, code: SQLWrapper, cartId: SQLWrapper): SQLWrapper;
  /** How many orders use a code, but for those of one cart. */
  countRedemptions(db: Queries, code: string, cartId?: string): Promise<number>;
  /** Whether an order of another cart uses a code under an email address. */
  isRedeemedBy(db: Queries, code: string, email: string, cartId: string): Promise<boolean>;
  /** Cents of store credit that who asks can pay a cart with: the credit of a customer who is signed in [R051]. */
  creditForCart(db: Queries, request: CreditRequest, cartId: string): Promise<number>;
  /** Whether an order that went through has this email address, or this phone number in this ZIP code. */
  isKnownCustomer(db: Queries, storefront: string, person: Person): Promise<boolean>;
}

/** What a decision about a cart reads from: its transaction, and the orders in it. */
export interface CartReads {
  readonly db: Queries;
  readonly orders: OrderFacts;
}
