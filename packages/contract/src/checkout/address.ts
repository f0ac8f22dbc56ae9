import { z } from 'zod';
import { withStateCode } from '../cart/state-code.ts';
import { textSchema, typedSchema } from '../envelope.ts';

/** Addresses travel as typed; the field rules of [K5] check them (rules/address). */
export const addressInputSchema = z
  .object({
    fullName: typedSchema().default(''),
    firstName: typedSchema().optional(),
    lastName: typedSchema().optional(),
    line1: typedSchema().default(''),
    line2: typedSchema().default(''),
    city: typedSchema().default(''),
    state: typedSchema().default(''),
    zip: typedSchema().default(''),
    country: textSchema(2).default('US'),
    phone: typedSchema().default(''),
  })
  .overwrite(withStateCode);

export type AddressInput = z.input<typeof addressInputSchema>;
export type Address = z.output<typeof addressInputSchema>;
