import { z } from 'zod';

/** What can be drawn. */
export const drawingShapeSchema = z.enum([
  'mattress',
  'topper',
  'sheets',
  'pillow',
  'protector',
  'duvet',
  'blanket',
  'bedframe',
  'headboard',
  'foundation',
  'adjustable-base',
  'nightstand',
  'dresser',
  'chest',
  'set',
]);

/** By what two pieces of one shape are told apart; what is left out is drawn as usual. */
export const drawingPartsSchema = z.object({
  drawers: z.int().optional(),
  /** Drawers side by side. */
  columns: z.int().optional(),
  /** An open shelf below the drawers. */
  hasShelf: z.boolean().optional(),
  front: z.enum(['plain', 'framed', 'fluted', 'slatted', 'woven']).optional(),
  legs: z.enum(['tapered', 'turned', 'block', 'plinth', 'steel']).optional(),
  handle: z.enum(['knob', 'bar', 'groove']).optional(),
  headboard: z
    .enum(['none', 'slats', 'spindles', 'panel', 'framed', 'fluted', 'channels', 'tufted', 'cushion', 'arch'])
    .optional(),
  /** What of a bed is covered with cloth: all of it in the colour of the cover, or the headboard in the accent. */
  cloth: z.enum(['bed', 'headboard']).optional(),
  /** A bed for a child: narrow, with a rail where `hasRail` says so. */
  isNarrow: z.boolean().optional(),
  hasRail: z.boolean().optional(),
  /** Sheets come with pillows on them. */
  hasPillows: z.boolean().optional(),
  /** How a duvet is sewn, and how a pillow is made. */
  stitching: z.enum(['plain', 'rows', 'boxes', 'diamonds']).optional(),
  form: z.enum(['plain', 'contoured', 'banded', 'ventilated']).optional(),
  /** A case that stands on another one. */
  isLow: z.boolean().optional(),
});

/** How to draw a product while it has no photograph: its shape, its parts and its colours. */
export const drawingSchema = z.object({
  shape: drawingShapeSchema,
  cover: z.string(),
  side: z.string(),
  accent: z.string(),
  /** Layers from top to bottom, for cut-away drawings. */
  layers: z.array(z.object({ title: z.string(), inches: z.number(), color: z.string() })),
  parts: drawingPartsSchema.optional(),
});

export type Drawing = z.infer<typeof drawingSchema>;
export type DrawingParts = z.infer<typeof drawingPartsSchema>;
