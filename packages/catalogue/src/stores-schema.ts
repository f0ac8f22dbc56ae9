import { z } from 'zod';

/** A partner store on the mainland, where the map is. */
export const storeSchema = z.strictObject({
  name: z.string().min(1),
  street: z.string().min(1),
  city: z.string().min(1),
  state: z.string().regex(/^[A-Z]{2}$/),
  zip: z.string().regex(/^\d{5}$/),
  /** Degrees north and east: the US lies west, below zero. */
  latitude: z.number().min(24).max(50),
  longitude: z.number().min(-125).max(-66),
  phone: z.string(),
  /** Each of them is a message, which the API says in the language of the page. */
  hours: z.enum([
    'Every day 10 to 8',
    'Mon to Fri 10 to 7, Sat and Sun 11 to 5',
    'Mon to Sat 10 to 8, Sun 11 to 6',
    'Tue to Sat 10 to 6',
  ]),
});

export type Store = z.infer<typeof storeSchema>;

/** How many stores show our beds, and who counted them. */
export const partnersSchema = z.strictObject({ count: z.int().positive(), source: z.string().min(10) });

export type Partners = z.infer<typeof partnersSchema>;
