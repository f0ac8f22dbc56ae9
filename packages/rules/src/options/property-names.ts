/** What may be chosen beside size and color, in the order in which it is written [C3]. */
export const OPTION_NAMES = ['Material', 'Weight', 'Leg', 'Pillow', 'Arm', 'Base', 'Quantity'] as const;

/** The nine properties, in the order in which they are sent and written [C3]. */
export const PROPERTY_NAMES = ['Size', 'Color', ...OPTION_NAMES] as const;

export type PropertyName = (typeof PROPERTY_NAMES)[number];

/** One chosen option. `{ name: 'Size', value: 'queen' }` */
export interface ChosenProperty {
  readonly name: PropertyName;
  readonly value: string;
}

/** The choices in the order of {@link PROPERTY_NAMES}. @example sortProperties([color, size]) // [size, color] */
export const sortProperties = <P extends { readonly name: PropertyName }>(properties: readonly P[]): P[] =>
  [...properties].sort((a, b) => PROPERTY_NAMES.indexOf(a.name) - PROPERTY_NAMES.indexOf(b.name));

/**
 * How the part of a path begins that chooses an option.
 * @example optionPrefix('Size') // "size-"
 */
export const optionPrefix = (name: PropertyName): string => `${name.toLowerCase()}-`;

/** @example isPropertyName('Size') // true */
export const isPropertyName = (text: string): text is PropertyName =>
  PROPERTY_NAMES.some((name) => name === text);
