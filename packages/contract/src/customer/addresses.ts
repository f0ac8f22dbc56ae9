import { z } from 'zod';
import { addressInputSchema } from '../checkout/address.ts';
import { idSchema, okSchema } from '../envelope.ts';
import { customerSchema } from './customer.ts';

/** Addresses that an account can have in one country. */
export const MOST_SAVED_ADDRESSES = 10;

export const addressIdSchema = z.object({ id: idSchema });

export const saveAddressSchema = z.object({ address: addressInputSchema });

/** Where something can be sent: an address that a customer has saved, or where an order of theirs went. */
const knownAddressSchema = z.object({
  id: idSchema.describe('Of the address; where it is not saved, that of the newest order that went there.'),
  isSaved: z.boolean(),
  isDefault: z.boolean().describe('The checkout begins with it.'),
  fullName: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
});

const knownAddressesSchema = customerSchema.extend({
  addresses: z
    .array(knownAddressSchema)
    .describe('In the country of the storefront: the saved ones first, the default before the others.'),
  maySave: z.boolean().describe('There is room for another one.'),
});

export const knownAddressesAnswerSchema = okSchema(knownAddressesSchema);

export type KnownAddress = z.infer<typeof knownAddressSchema>;
export type KnownAddresses = z.infer<typeof knownAddressesSchema>;
