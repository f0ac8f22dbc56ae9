import { z } from 'zod';

/** How to draw a product while it has no photograph: its shape and its colours. */
export const drawingSchema = z.object({
  shape: z.enum(['mattress', 'sheets', 'pillow', 'protector', 'bedframe']),
  cover: z.string(),
  side: z.string(),
  accent: z.string(),
  /** Layers from top to bottom, for cut-away drawings. */
  layers: z.array(z.object({ title: z.string(), inches: z.number(), color: z.string() })),
});

export type Drawing = z.infer<typeof drawingSchema>;
