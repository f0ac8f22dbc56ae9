import { formatOptionPath, parseOptionPath } from '@counterpane/rules/options/option-path';
import { type ChosenProperty, optionPrefix } from '@counterpane/rules/options/property-names';
import { findSize, type Size } from '@counterpane/rules/options/sizes';
import { findVocabularyKey } from '../../catalogue/find-vocabulary-key.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { foldText } from '../search/tokenize.ts';

/** Below it stand the mattresses of a model by material and firmness [C2]. */
const FAMILY = '/mattress';

/** The meaning of one segment of a path. */
type PathSegment =
  | { readonly axis: 'material' | 'firmness'; readonly value: string }
  | { readonly axis: 'option'; readonly choice: ChosenProperty };

/**
 * The address of a product with options, for a path that says the same in other words: material and firmness by any of
 * their names, sizes as shoppers of the country call them, one to a segment or joined by plus signs, with or without the
 * name of the property [C2, D43, D44, D52, D53]. Null for anything else.
 * @example findOptionRedirect('/mattress/hybrid+plush', aurelle) // "/mattress/hybrid/soft"
 */
export const findOptionRedirect = (path: string, storefront: Storefront): string | null => {
  const base = findBase(path, storefront);
  if (!base) return null;
  const { folder, entry } = base;
  const parts = path
    .slice(folder.length + 1)
    .split(/[/+]/)
    .filter((part) => part !== '');
  const model = modelOf(entry, storefront);
  const meanings = parts.map((part) => read(part, model, storefront));
  const known = meanings.filter((one) => one !== null);
  const axes = known.map((one) => (one.axis === 'option' ? one.choice.name : one.axis));
  if (known.length < parts.length || new Set(axes).size < axes.length) return null;
  const home = findMember(model, entry, known, folder === entry.data.url);
  const to = home === null ? null : withOptions(home, known);
  return to === path ? null : to;
};

/** The product that a path begins with, the longest address first; below /mattress any of the family will do. */
const findBase = (path: string, storefront: Storefront) => {
  const entries = storefront.entries.filter(({ product }) => product.upsell?.isNotSaleable !== true);
  const [entry] = entries
    .filter(({ data }) => path.startsWith(`${data.url}/`))
    .toSorted((a, b) => b.data.url.length - a.data.url.length);
  if (entry) return { folder: entry.data.url, entry };
  const first = entries.find(({ data }) => data.url.startsWith(`${FAMILY}/`) && data.kind === 'mattress');
  return first && path.startsWith(`${FAMILY}/`) ? { folder: FAMILY, entry: first } : null;
};

/** The same model in its materials and firmnesses, itself included. */
const modelOf = ({ data, ...entry }: CatalogueEntry, { entries }: Storefront): CatalogueEntry[] =>
  data.model === undefined
    ? [{ data, ...entry }]
    : entries.filter(
        (other) =>
          other.data.model === data.model && other.data.kind === data.kind && other.data.group === data.group,
      );

const read = (part: string, model: readonly CatalogueEntry[], storefront: Storefront): PathSegment | null => {
  const { vocabulary } = storefront;
  const word = (axis: 'material' | 'firmness'): PathSegment | null => {
    const value = findVocabularyKey(
      axis === 'material' ? vocabulary.materials : vocabulary.firmness,
      withoutPrefix(part, `${axis}-`),
    );
    return value !== null && model.some(({ data }) => data[axis] === value) ? { axis, value } : null;
  };
  return findOption(part, model, storefront) ?? word('material') ?? word('firmness');
};

const findOption = (
  part: string,
  model: readonly CatalogueEntry[],
  storefront: Storefront,
): PathSegment | null => {
  const properties = model[0]?.product.properties ?? [];
  const [own] = parseOptionPath([part], properties) ?? [];
  if (own) return { axis: 'option', choice: own };
  const size = findLocalSize(withoutPrefix(part, optionPrefix('Size')), storefront);
  if (size === null) return null;
  const [choice] = parseOptionPath([formatOptionPath([{ name: 'Size', value: size }])], properties) ?? [];
  return choice ? { axis: 'option', choice } : null;
};

/** What a part is may be named in front of its value: "material-hybrid", "size-double". */
const withoutPrefix = (part: string, prefix: string): string =>
  part.toLowerCase().startsWith(prefix) ? part.slice(prefix.length) : part;

/** A size as it is called in the country and language: a double is our full. */
const findLocalSize = (text: string, { language, searchWordsIn }: Storefront): Size | null => {
  const called = foldText(text);
  const [name] =
    Object.entries(searchWordsIn(language).sizes).find(([, phrases]) =>
      phrases.some((phrase) => foldText(phrase) === called),
    ) ?? [];
  return name === undefined ? null : findSize(name);
};

/**
 * The member of the model with the named material and firmness; a part that is not named is as in the path's
 * product, or the first.
 */
const findMember = (
  model: readonly CatalogueEntry[],
  { data: here }: CatalogueEntry,
  meanings: readonly PathSegment[],
  isHere: boolean,
): CatalogueEntry | null => {
  const wanted = (axis: 'material' | 'firmness') => {
    const word = meanings.find((one) => one.axis === axis);
    if (word?.axis === axis) return word.value;
    return isHere ? (here[axis] ?? null) : null;
  };
  const [material, firmness] = [wanted('material'), wanted('firmness')];
  return (
    model.find(
      ({ data }) =>
        (material === null || data.material === material) &&
        (firmness === null || data.firmness === firmness),
    ) ?? null
  );
};

/** Null where the other member of the model lacks these options. */
const withOptions = ({ data, product }: CatalogueEntry, meanings: readonly PathSegment[]): string | null => {
  const path = formatOptionPath(meanings.flatMap((one) => (one.axis === 'option' ? [one.choice] : [])));
  if (path === '') return data.url;
  return parseOptionPath([path], product.properties) === null ? null : `${data.url}/${path}`;
};
