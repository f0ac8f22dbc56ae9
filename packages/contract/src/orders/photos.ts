import { z } from 'zod';
import { idSchema, okSchema } from '../envelope.ts';
import { PHOTO_LIMITS } from './photo-limits.ts';

/** A photograph that a customer has sent, as a page shows it. */
export const photoSchema = z.object({
  id: idSchema,
  width: z.int(),
  height: z.int(),
});

/** Photographs that were sent before what they belong to. */
export const photoIdsSchema = z
  .array(idSchema)
  .max(PHOTO_LIMITS.most)
  .default([])
  .describe('As the photographs of the order were answered, none of them used yet.');

export type ShownPhoto = z.infer<typeof photoSchema>;

export const photosAnswerSchema = okSchema(z.array(photoSchema));
