import type { BundlePage, CollectionPage, SetOption } from '@counterpane/contract/pages/set-pages';
import { findSize } from '@counterpane/rules/options/sizes';

export type SetChoices = Pick<CollectionPage, 'sizes'> &
  Partial<Pick<CollectionPage, 'colors' | 'pieces'> & Pick<BundlePage, 'groups'>>;

/**
 * Whether the page shows every choice that a form names: a URL is read leniently, but nothing comes into a cart in place of
 * what was named. A choice that the page does not have passes: without script the colour of another bed is
 * still in the form.
 */
export const matchesSubmittedChoices = (page: SetChoices, form: FormData): boolean => {
  const shown = shownChoices(page);
  return [...form].every(([field, value]) => {
    if (value === '' || !shown.has(field)) return true;
    return typeof value === 'string' && shown.get(field) === normalized(field, value);
  });
};

/** What the page shows, by the names of its choices. */
const shownChoices = ({
  sizes,
  colors = [],
  groups = [],
  pieces = [],
}: SetChoices): Map<string, string | null> =>
  new Map([
    ...shownOption('size', sizes),
    ...shownOption('color', colors),
    ...groups.flatMap(({ field, products, options }) => [
      [field, products.find(({ isChosen }) => isChosen)?.name ?? null] as const,
      ...options.flatMap((choice) => shownOption(choice.field, choice.options)),
    ]),
    ...pieces.map(({ field, quantity }) => [field, String(quantity)] as const),
  ]);

const shownOption = (field: string, options: readonly SetOption[]): (readonly [string, string | null])[] =>
  options.length === 0 ? [] : [[field, options.find(({ isChosen }) => isChosen)?.value ?? null]];

/** A size may be normalized in several ways. */
const normalized = (field: string, value: string): string =>
  field === 'size' ? (findSize(value) ?? value) : value;
