import { z } from 'zod';
import { okSchema } from '../envelope.ts';

/** What became of an event: `unknown` is of no order of ours. */
export const webhookAnswerSchema = okSchema(z.enum(['applied', 'repeated', 'ignored', 'unknown']));
