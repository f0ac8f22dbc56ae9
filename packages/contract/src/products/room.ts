import { z } from 'zod';

const sidesSchema = z
  .object({ width: z.number(), length: z.number(), height: z.number() })
  .describe('Inches, over all.');

/** How large a product is in each of its sizes, for a shopper who measures a room and a door. */
export const roomSchema = z.object({
  stands: z
    .enum(['bed', 'case'])
    .nullable()
    .describe('A bed is walked around, a case of drawers is opened; null for what takes no room of its own.'),
  sizes: z.array(
    z.object({
      size: z.string().nullable().describe('Null for what comes in one size.'),
      piece: sidesSchema.nullable().describe('As it stands; null where it is not measured.'),
      parcel: sidesSchema
        .extend({ count: z.int().positive().describe('How many boxes of this size it comes in.') })
        .nullable()
        .describe(
          'Its box, as long and as wide as what is in it before that is rolled; null where we do not know.',
        ),
    }),
  ),
});

export type RoomView = z.infer<typeof roomSchema>;
export type Sides = z.infer<typeof sidesSchema>;
export type Parcel = NonNullable<RoomView['sizes'][number]['parcel']>;
