import { z } from 'zod';
import { okSchema, textSchema } from '../envelope.ts';

/** POST /orders/{id}/opened: the token of a link becomes a cookie of this browser. */
export const openLinkSchema = z.object({ token: textSchema(200) });

/** It has worked; there is nothing to tell of the order. */
export const orderLinkAnswerSchema = okSchema(z.null());
