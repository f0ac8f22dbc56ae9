import { z } from 'zod';
import { addressInputSchema } from '../checkout/address.ts';
import { moneySchema, okSchema } from '../envelope.ts';

/** Where an order is to go instead. */
export const newAddressSchema = z.object({ address: addressInputSchema });

/** The same, once its refund was seen. */
export const changeAddressSchema = newAddressSchema.extend({
  refund: z.int().min(0).describe('Cents that come back, as they were seen; in the currency of the order.'),
  fromCredit: z.int().min(0).default(0).describe('Cents that store credit pays, as they were seen.'),
  toPay: z
    .int()
    .min(0)
    .default(0)
    .describe('Cents that are paid on the page of a company, as they were seen.'),
});

export type NewAddress = z.input<typeof newAddressSchema>;
/** As a client sends it. */
export type SentAddressChange = z.input<typeof changeAddressSchema>;
export type ChangeAddress = z.output<typeof changeAddressSchema>;

/** What an order comes to at another address. */
const addressPreviewSchema = z.object({
  refund: moneySchema.describe('What comes back, because there is less tax or less to recycle there.'),
  fromCredit: moneySchema.describe('What their store credit pays of what it costs more there.'),
  toPay: moneySchema.describe(
    'What is paid on the page of a company after the change was asked for: until then it goes where it was to go.',
  ),
});

export type AddressPreview = z.infer<typeof addressPreviewSchema>;

export const newAddressAnswerSchema = okSchema(addressPreviewSchema);

export const changedAddressAnswerSchema = okSchema(z.null());
