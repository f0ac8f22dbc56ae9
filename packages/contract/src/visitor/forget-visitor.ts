import { z } from 'zod';
import { okSchema } from '../envelope.ts';

/** DELETE /visitors/my: the visitor is forgotten on this device. */
export const forgottenAnswerSchema = okSchema(z.null());
