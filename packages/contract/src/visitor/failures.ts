import { z } from 'zod';
import { okSchema } from '../envelope.ts';

/** A failure in a browser: a call that the store did not answer, or a script that threw. Nothing that was typed. */
export const browserFailureSchema = z.strictObject({
  level: z.enum(['error', 'warning']),
  /** What was tried. */
  text: z.string().min(1).max(200),
  /** The call's or the script's address. */
  url: z.string().max(500),
  /** The path of the page that it happened on. */
  page: z.string().max(500),
  reason: z.string().max(500),
  /** Which build of the store's scripts the browser runs. */
  release: z.string().regex(/^[\w.-]{1,40}$/),
});

export const browserFailureAnswerSchema = okSchema(z.object({}));

export type BrowserFailure = z.infer<typeof browserFailureSchema>;
