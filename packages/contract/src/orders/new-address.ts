import { z } from 'zod';
import { addressInputSchema } from '../checkout/address.ts';
import { moneySchema, okSchema } from '../envelope.ts';

/** Where an order is to go instead. */
export const newAddressSchema = z.object({ address: addressInputSchema });

/** The same, once its refund was seen. */
export const changeAddressSchema = newAddressSchema.extend({
  refund: z.int().min(0).describe('Cents that come back, as they were seen; in the currency of the order.'),
});

export type NewAddress = z.input<typeof newAddressSchema>;
export type ChangeAddress = z.input<typeof changeAddressSchema>;

export const newAddressAnswerSchema = okSchema(
  z.object({
    refund: moneySchema.describe('What comes back, because there is less tax or less to recycle there.'),
  }),
);

export const changedAddressAnswerSchema = okSchema(z.null());
