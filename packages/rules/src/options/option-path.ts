import { optionValue } from './find-variant.ts';
import { type ChosenProperty, optionPrefix, type PropertyName, sortProperties } from './property-names.ts';

type Options = readonly {
  readonly name: PropertyName;
  readonly options: readonly { readonly value: string }[];
}[];

/**
 * The choices that a page's path names after the product: `size-king`, several joined by plus signs
 * (`size-king+color-grey`), or one to a segment, which may be the bare value (`hybrid`, `king`) [C2, D52]. Null when
 * any of it is nothing that the product comes in.
 * @example parseOptionPath(['size-king+color-grey'], sheets) // [{ name: 'Size', value: 'king' }, …]
 */
export const parseOptionPath = (
  segments: readonly string[],
  properties: Options,
): ChosenProperty[] | null => {
  const parts = segments.flatMap((segment) => segment.split('+'));
  const chosen = parts.map((part) => findPair(part, properties) ?? findBare(part, properties));
  const known = chosen.filter((choice) => choice !== null);
  const names = new Set(known.map(({ name }) => name));
  return known.length === parts.length && names.size === parts.length ? sortProperties(known) : null;
};

/** The one spelling of choices in a path. @example formatOptionPath([{ name: 'Size', value: 'king' }]) // "size-king" */
export const formatOptionPath = (chosen: readonly ChosenProperty[]): string =>
  sortProperties(chosen)
    .map(({ name, value }) => `${optionPrefix(name)}${value}`)
    .join('+');

const findPair = (part: string, properties: Options): ChosenProperty | null => {
  const property = properties.find(({ name }) => part.toLowerCase().startsWith(optionPrefix(name)));
  const value = property && findValue(part.slice(optionPrefix(property.name).length), property);
  return property && value !== undefined ? { name: property.name, value } : null;
};

/** A value that says by itself which property it is of. */
const findBare = (part: string, properties: Options): ChosenProperty | null => {
  const [found] = properties.flatMap((property) => {
    const value = findValue(part, property);
    return value === undefined ? [] : [{ name: property.name, value }];
  });
  return found ?? null;
};

/** Compared as people type it: `splitking` as `split-king`, and `splitk` too. */
const findValue = (text: string, property: Options[number]): string | undefined =>
  optionValue(property, text) ?? undefined;
