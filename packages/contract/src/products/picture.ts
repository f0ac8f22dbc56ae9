import { z } from 'zod';

/** A picture with its measures, so that nothing moves when it comes. */
export const pictureSchema = z.object({
  url: z.string(),
  thumbUrl: z.string().describe('The same, small.'),
  alt: z.string(),
  width: z.int().positive().describe('Pixels of its largest file.'),
  height: z.int().positive(),
  tint: z
    .string()
    .nullable()
    .describe('What fills its place until it is there, `#rrggbb`; null for a drawing.'),
});

export type Picture = z.infer<typeof pictureSchema>;
