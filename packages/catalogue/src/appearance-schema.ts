import { z } from 'zod';
import { colorSchema } from './schema.ts';

/** By what two pieces of one shape are told apart in a picture. */
const partsSchema = z.strictObject({
  drawers: z.int().min(0).max(12).optional(),
  /** Drawers side by side. */
  columns: z.int().min(1).max(3).optional(),
  hasShelf: z.boolean().optional(),
  front: z.enum(['plain', 'framed', 'fluted', 'slatted', 'woven']).optional(),
  legs: z.enum(['tapered', 'turned', 'block', 'plinth', 'steel']).optional(),
  handle: z.enum(['knob', 'bar', 'groove']).optional(),
  headboard: z
    .enum(['none', 'slats', 'spindles', 'panel', 'framed', 'fluted', 'channels', 'tufted', 'cushion', 'arch'])
    .optional(),
  /** What is covered with cloth: the whole bed in the colour of the cover, or its headboard in the accent. */
  cloth: z.enum(['bed', 'headboard']).optional(),
  isNarrow: z.boolean().optional(),
  hasRail: z.boolean().optional(),
  hasPillows: z.boolean().optional(),
  stitching: z.enum(['plain', 'rows', 'boxes', 'diamonds']).optional(),
  form: z.enum(['plain', 'contoured', 'banded', 'ventilated']).optional(),
  isLow: z.boolean().optional(),
  /** Inches from the floor to the top of the rails of a bed that is lower or higher than is usual. */
  platform: z.number().min(6).max(24).optional(),
  /** Inches from the top to the bottom of the rails of a bed that has thinner ones than is usual. */
  rail: z.number().min(2).max(12).optional(),
  /** Degrees by which a headboard leans back. */
  lean: z.number().min(1).max(12).optional(),
  /** Of steel: rails and bars of a bed that are welded, or a frame that folds, with a headboard or without. */
  base: z.enum(['welded', 'folding']).optional(),
  /** Whether a low board stands round three sides of the top of a case. */
  hasLip: z.boolean().optional(),
});

/** What something looks like: its shape, its colours and its parts, from which its model is built. */
export const appearanceSchema = z.strictObject({
  shape: z.enum([
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
  ]),
  cover: colorSchema,
  side: colorSchema,
  accent: colorSchema,
  layers: z
    .array(z.strictObject({ title: z.string(), inches: z.number().positive(), color: colorSchema }))
    .default([]),
  parts: partsSchema.optional(),
});
