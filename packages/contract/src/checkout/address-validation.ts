import { z } from 'zod';
import { messageOrTextSchema, okSchema, textSchema, typedSchema } from '../envelope.ts';

/** POST /addresses/validate [K7]: as much of an address as is known. */
export const addressToCheckSchema = z.object({
  country: textSchema(2).default('US'),
  state: typedSchema().default(''),
  zip: typedSchema(),
  city: typedSchema().default(''),
  street: typedSchema().default('').describe('Checked where it is not empty.'),
});

const addressCheckSchema = addressToCheckSchema.extend({
  warnings: z
    .record(z.string(), messageOrTextSchema())
    .describe('Field -> what looks wrong with it and is no reason to refuse the address.'),
  cities: z.array(z.string()).describe('The names of the place of the ZIP code, where they are known.'),
});

export const addressCheckAnswerSchema = okSchema(addressCheckSchema);

export type AddressToCheck = z.input<typeof addressToCheckSchema>;
