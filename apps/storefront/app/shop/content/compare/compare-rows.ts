import type { PartsOf } from '@counterpane/contract/pages/content-parts';

type Bed = PartsOf<'compare'>['beds'][number];

/** Whether a fact is not the same of all that is compared. */
export const differs = (beds: readonly Bed[], fact: (bed: Bed) => unknown): boolean =>
  new Set(beds.map((bed) => JSON.stringify(fact(bed) ?? null))).size > 1;

/** The stars as they are shown. How many gave them is no property of the product, and makes no difference. */
export const starsToCompare = ({ reviews: { total, average } }: Bed): number | null =>
  total === 0 ? null : Math.round(average * 10) / 10;

/** The titles of what the pages say of the products, each once, in the order in which they come up. */
export const specificationTitles = (beds: readonly Bed[]): string[] => [
  ...new Set(beds.flatMap(({ specifications }) => specifications.map(({ title }) => title))),
];

/** What the page of a product says under a title; null where it says nothing. */
export const specificationOf = ({ specifications }: Bed, title: string): string | null =>
  specifications.find((one) => one.title === title)?.text ?? null;
