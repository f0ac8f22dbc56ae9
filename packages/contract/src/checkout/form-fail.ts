import { z } from 'zod';
import { okSchema } from '../envelope.ts';

/** A step of the checkout that was held back in the browser: which one, and its fields by name, never what was typed. */
export const formFailSchema = z.object({
  step: z.enum(['shipping', 'billing']),
  fields: z
    .array(z.string().regex(/^[A-Za-z0-9]{1,40}$/))
    .min(1)
    .max(20),
});

export const formFailAnswerSchema = okSchema(z.object({}));

export type FormFail = z.infer<typeof formFailSchema>;
