import { z } from 'zod';

/** What is drawn of a mattress: its layers lifted apart, and its outline from above. */
export const drawingSchema = z.object({
  accent: z.string().describe('The colour of its outline.'),
  layers: z
    .array(z.object({ title: z.string(), inches: z.number(), color: z.string() }))
    .describe('From top to bottom; none of anything else.'),
});

export type Drawing = z.infer<typeof drawingSchema>;
