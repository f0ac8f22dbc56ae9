import type { ProductData } from '@counterpane/catalogue/product-schema';

type Shape = ProductData['appearance']['shape'];

type ShapeTrait =
  /** As wide as the mattress under or on it. */
  | 'bed-wide'
  /** As long as the mattress under or on it. */
  | 'bed-long'
  /** Stands in a room as a bed does: people get in from its sides. */
  | 'bed'
  /** Furniture with drawers, which need room to be pulled out. */
  | 'case';

const TRAITS: Readonly<Partial<Record<Shape, readonly ShapeTrait[]>>> = {
  mattress: ['bed-wide', 'bed-long', 'bed'],
  bedframe: ['bed-wide', 'bed-long', 'bed'],
  foundation: ['bed-wide', 'bed-long', 'bed'],
  'adjustable-base': ['bed-wide', 'bed-long', 'bed'],
  topper: ['bed-wide', 'bed-long'],
  protector: ['bed-wide', 'bed-long'],
  headboard: ['bed-wide'],
  nightstand: ['case'],
  dresser: ['case'],
  chest: ['case'],
};

/** Whether something is true of every product of a shape; a new shape is a row of this table, or has no trait. */
export const hasShapeTrait = (shape: Shape, trait: ShapeTrait): boolean =>
  TRAITS[shape]?.includes(trait) ?? false;
