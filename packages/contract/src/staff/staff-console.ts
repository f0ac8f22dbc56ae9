import { z } from 'zod';
import { okSchema } from '../envelope.ts';

/** What staff may do, as data: roles have some of these. */
const STAFF_RIGHTS = [
  'help-with-carts',
  'purge-caches',
  'see-orders',
  /** Give money back, and decide what becomes of an order that was parked. */
  'refund-orders',
  /** Send what was ordered. */
  'ship-orders',
  /** Publish what customers write, and answer it as the brand. */
  'moderate-reviews',
  'reconcile',
  'see-acts',
] as const;

export type StaffRight = (typeof STAFF_RIGHTS)[number];

/** What the staff console shows a member of staff. */
const staffConsoleSchema = z.object({
  rights: z.array(z.enum(STAFF_RIGHTS)),
  brands: z.array(z.string()).nullable().describe('Names of the brands they work for; null is all.'),
});

export type StaffConsole = z.infer<typeof staffConsoleSchema>;

export const staffConsoleAnswerSchema = okSchema(staffConsoleSchema);
