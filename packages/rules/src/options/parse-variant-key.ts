import { type ChosenProperty, PROPERTY_NAMES } from './property-names.ts';

/** A variant key taken apart; the values are lowercase, as the key keeps them. */
export interface ParsedVariantKey {
  readonly inventoryKey: string;
  readonly chosen: readonly ChosenProperty[];
}

/**
 * Reads a variant key back, in its usual form or with underscores; null when it is none. Choices may
 * stand in any order (decisions rows 41, 42).
 * @example parseVariantKey('hal-sheets-s:queen/c:white')?.chosen // [{ name: 'Size', value: 'queen' }, …]
 */
export const parseVariantKey = (text: string): ParsedVariantKey | null => {
  const usual = /^([^:_]+)-([a-z]:.*)$/s.exec(text);
  if (usual) return assemble(usual[1], (usual[2] ?? '').split('/').map(parseUsual));
  const [inventoryKey, ...rest] = text.split('_');
  return rest.length === 0
    ? assemble(/[:/%]/.test(text) ? '' : text, [])
    : assemble(inventoryKey, pairUp(rest));
};

type Part = ChosenProperty | null;

const assemble = (inventoryKey: string | undefined, parts: readonly Part[]): ParsedVariantKey | null => {
  const chosen = parts.filter((part) => part !== null);
  const names = new Set(chosen.map(({ name }) => name));
  const isWhole = chosen.length === parts.length && names.size === parts.length;
  return isWhole && inventoryKey ? { inventoryKey, chosen } : null;
};

const parseUsual = (part: string): Part =>
  toProperty(part.charAt(0), part.charAt(1) === ':' ? part.slice(2) : '');

const pairUp = (parts: readonly string[]): Part[] =>
  Array.from({ length: Math.ceil(parts.length / 2) }, (_, index) =>
    toProperty(parts[index * 2] ?? '', parts[index * 2 + 1] ?? ''),
  );

const toProperty = (letter: string, encoded: string): Part => {
  const name = PROPERTY_NAMES.find((each) => each.charAt(0).toLowerCase() === letter);
  const value = decode(encoded);
  return name && value ? { name, value } : null;
};

/** The escapes that {@link variantKey} writes, and no others. */
const decode = (value: string): string =>
  value.replace(/%(25|2f|3a|5f)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
