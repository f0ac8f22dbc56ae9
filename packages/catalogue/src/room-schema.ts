import { z } from 'zod';
import { NIGHTSTAND_THINGS, USUALLY_ON_NIGHTSTAND } from './content/scenes.ts';
import { colorSchema } from './schema.ts';

/** What a surface is made of; the models and Blender know its grain, weave and gloss by the same names. */
export const FINISH_KINDS = [
  'oak',
  'walnut',
  'pine',
  'bamboo',
  'acacia',
  'paint',
  'steel',
  'brass',
  'foam',
  'plaster',
  'paper',
  'linen',
  'percale',
  'sateen',
  'cane',
  'knit',
  'boucle',
  'terry',
  'wool',
  'yarn',
  'rug',
  'leaf',
] as const;

/** A surface: its colour is the one that is seen in daylight. */
const finishSchema = z.strictObject({ kind: z.enum(FINISH_KINDS), color: colorSchema });

const pointSchema = z.tuple([z.number(), z.number(), z.number()]);

/** Where a picture is taken from, towards what (metres), and with how long a lens (vertical angle in degrees). */
const cameraSchema = z.strictObject({
  at: pointSchema,
  target: pointSchema,
  angle: z.number().positive(),
  /** How wide the aperture is (f-number), where not all of the picture is sharp. */
  aperture: z.number().positive().optional(),
});

/** The bed that stands in the brand's own rooms: of its wood, or covered with a cloth. */
const bedSchema = z.strictObject({
  headboard: z.enum([
    'slats',
    'spindles',
    'panel',
    'framed',
    'fluted',
    'channels',
    'tufted',
    'cushion',
    'arch',
  ]),
  legs: z.enum(['tapered', 'turned', 'block', 'plinth', 'steel']),
  cloth: finishSchema.optional(),
});

/** How a brand furnishes the rooms of its pictures, and how they are photographed where that is not as usual. */
export const roomSchema = z.strictObject({
  wall: finishSchema,
  floor: finishSchema,
  rug: finishSchema,
  /** The wood of what stands about. */
  wood: finishSchema,
  /** Sheets, duvet and the throw on the bed. */
  sheet: finishSchema,
  duvet: finishSchema,
  throw: finishSchema,
  pot: finishSchema,
  /** The ground of studio pictures. */
  ground: finishSchema,
  /** The sun in its windows: where its light goes (in Blender's axes: right, back, up), its colour and strength. */
  sun: z.strictObject({ toward: pointSchema, color: pointSchema, strength: z.number().positive() }),
  /** What the light comes through: its bars lie on the bed as shadows. */
  window: z.enum(['casement', 'sashes', 'cottage', 'french', 'arched', 'screen', 'ribbon']),
  /** Hangs beside the window, where it has curtains. */
  curtain: finishSchema.optional(),
  /** What is on the wall behind a bed; nothing of it stands out further than the skirting. */
  panelling: z.enum(['bare', 'boards', 'planks', 'mouldings', 'arch', 'slats', 'band']),
  /** What the panelling is painted with, where it is not as the wall. */
  trim: finishSchema.optional(),
  rugForm: z.enum(['plain', 'striped', 'bordered', 'round', 'fringed']),
  /** What its lamps stand on and what is over their light. */
  lamp: z.enum(['bottle', 'dome', 'gourd', 'column', 'globe', 'lantern', 'mushroom']),
  vase: z.enum(['bottle', 'ball', 'cylinder', 'jug']),
  plant: z.enum(['fig', 'palm', 'olive', 'blades', 'grass']),
  /** What hangs on its walls. */
  art: z.enum(['hills', 'waves', 'leaf', 'mirror', 'discs', 'moon', 'blocks']),
  bed: bedSchema,
  /** What stands on the nightstand of the picture `morning`, in the order in which its text names the things. */
  nightstand: z
    .array(z.enum(NIGHTSTAND_THINGS))
    .min(2)
    .default([...USUALLY_ON_NIGHTSTAND]),
  /** The picture `home`, and whether a bench with books stands at the foot of the bed. */
  home: z
    .strictObject({ camera: cameraSchema.optional(), hasBench: z.boolean().default(false) })
    .prefault({}),
  /** From where the picture `linen` is taken. */
  linen: cameraSchema.optional(),
  /** The picture `morning`: beside which nightstand (1 is the right one), from where and towards what, from its middle. */
  morning: z
    .strictObject({
      side: z.literal([1, -1]).optional(),
      at: pointSchema.optional(),
      target: pointSchema.optional(),
    })
    .prefault({}),
});

export type RoomData = z.infer<typeof roomSchema>;
export type FinishKind = (typeof FINISH_KINDS)[number];
