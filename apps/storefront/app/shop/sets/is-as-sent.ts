import type { BundlePage, CollectionPage, SetOption } from '@counterpane/contract/pages/set-pages';
import { findSize } from '@counterpane/rules/options/sizes';

export type SetChoices = Pick<CollectionPage, 'sizes'> &
  Partial<Pick<CollectionPage, 'colors' | 'pieces'> & Pick<BundlePage, 'groups'>>;

/**
 * Whether the page has taken every choice that a form names: an address is read leniently, but nothing comes into a cart in
 * the place of what was named. A choice that the page does not have passes: without script the colour of another bed is
 * still in the form.
 */
export const isAsSent = (page: SetChoices, form: FormData): boolean => {
  const taken = takenOn(page);
  return [...form].every(([field, value]) => {
    if (value === '' || !taken.has(field)) return true;
    return typeof value === 'string' && taken.get(field) === spelled(field, value);
  });
};

/** What the page has taken, by the names of its choices. */
const takenOn = ({ sizes, colors = [], groups = [], pieces = [] }: SetChoices): Map<string, string | null> =>
  new Map([
    ...takenOf('size', sizes),
    ...takenOf('color', colors),
    ...groups.flatMap(({ field, products, options }) => [
      [field, products.find(({ isChosen }) => isChosen)?.name ?? null] as const,
      ...options.flatMap((choice) => takenOf(choice.field, choice.options)),
    ]),
    ...pieces.map(({ field, quantity }) => [field, String(quantity)] as const),
  ]);

const takenOf = (field: string, options: readonly SetOption[]): (readonly [string, string | null])[] =>
  options.length === 0 ? [] : [[field, options.find(({ isChosen }) => isChosen)?.value ?? null]];

/** A size may be spelled in several ways. */
const spelled = (field: string, value: string): string =>
  field === 'size' ? (findSize(value) ?? value) : value;
