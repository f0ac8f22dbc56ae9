import { z } from 'zod';

/** The money that the store sells in. */
export const currencySchema = z.enum(['USD', 'CAD', 'GBP']);

const foreignSchema = z.object({
  currencyIsoCode: z.string().refine((code) => !currencySchema.safeParse(code).success),
});

/**
 * Whether a transaction or a dispute is in other money: a merchant account for it stands beside ours under the same keys, and what
 * it takes is of no payment of ours.
 * @example isForeign({ id: 'a1', currencyIsoCode: 'EUR' }) // true
 */
export const isForeign = (found: unknown): boolean => foreignSchema.safeParse(found).success;
