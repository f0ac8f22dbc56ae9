import { type ChosenProperty, PROPERTY_NAMES } from './property-names.ts';

/** A variant key taken apart; the values are lowercase, as the key keeps them. */
interface ParsedVariantKey {
  readonly inventoryKey: string;
  readonly chosen: readonly ChosenProperty[];
}

/**
 * Reads a variant key back, in its usual form or with underscores; null when it is none. Choices may
 * stand in any order [D41, D42].
 * @example parseVariantKey('hal-sheets-s:queen/c:white')?.chosen // [{ name: 'Size', value: 'queen' }, …]
 */
export const parseVariantKey = (text: string): ParsedVariantKey | null => {
  const usual = text.search(/-[a-z]:/);
  const underscored = text.indexOf('_');
  if (usual >= 0)
    return assemble(
      text.slice(0, usual),
      text
        .slice(usual + 1)
        .split('/')
        .map(parseUsual),
    );
  if (underscored >= 0) return assemble(text.slice(0, underscored), parsePairs(text.slice(underscored)));
  return assemble(text, []);
};

type Part = ChosenProperty | null;

const assemble = (inventoryKey: string, parts: readonly Part[]): ParsedVariantKey | null => {
  const chosen = parts.filter((part) => part !== null);
  const names = new Set(chosen.map(({ name }) => name));
  const isWhole = chosen.length === parts.length && names.size === parts.length;
  return isWhole && /^[^:_/%]+$/.test(inventoryKey) ? { inventoryKey, chosen } : null;
};

const parseUsual = (part: string): Part =>
  part.charAt(1) === ':' ? toProperty(part.charAt(0), part.slice(2)) : null;

/** `_s_queen_c_white`; what is left over makes it none. */
const parsePairs = (text: string): Part[] => {
  const pairs = [...text.matchAll(/_([^_]*)_([^_]*)/g)];
  const read = pairs.map(([pair]) => pair).join('');
  return read === text ? pairs.map(([, letter, value]) => toProperty(letter, value)) : [null];
};

const toProperty = (letter: string | undefined, encoded: string | undefined): Part => {
  const name = PROPERTY_NAMES.find((each) => each.charAt(0).toLowerCase() === letter);
  return name && encoded ? { name, value: decode(encoded) } : null;
};

/** The escapes that {@link variantKey} writes, and no others. */
const decode = (value: string): string =>
  value.replace(/%(25|2f|3a|5f)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
