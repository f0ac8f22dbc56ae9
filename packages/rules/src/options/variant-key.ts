import { type ChosenProperty, sortProperties } from './property-names.ts';

/**
 * The key under which a variant's stock and price are kept: the inventory key, a dash, and each choice
 * as first letter, colon and lowercase value, joined by slashes [C3]. A product
 * without options is its inventory key alone.
 * @example variantKey('hal-classic', [{ name: 'Size', value: 'twinXL' }]) // "hal-classic-s:twinxl"
 */
export const variantKey = (inventoryKey: string, chosen: readonly ChosenProperty[]): string => {
  if (chosen.length === 0) return inventoryKey;
  const parts = sortProperties(chosen).map(({ name, value }) => `${letterOf(name)}:${encode(value)}`);
  return `${inventoryKey}-${parts.join('/')}`;
};

/**
 * The reverse form, for places where dashes and slashes do not go: underscores between the inventory
 * key, each letter and each value [C3, D41].
 * @example underscoreKey('hal-sheets', [{ name: 'Size', value: 'queen' }]) // "hal-sheets_s_queen"
 */
export const underscoreKey = (inventoryKey: string, chosen: readonly ChosenProperty[]): string =>
  [
    inventoryKey,
    ...sortProperties(chosen).flatMap(({ name, value }) => [letterOf(name), encode(value)]),
  ].join('_');

const letterOf = (name: ChosenProperty['name']): string => name.charAt(0).toLowerCase();

/** Slashes, colons and, in the reverse form, underscores part the key: inside a value they are escaped [D42]. */
const encode = (value: string): string =>
  value.toLowerCase().replace(/[%/:_]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
