import type { SearchNote } from '@counterpane/contract/pages/search';
import { displayMoney } from '@counterpane/rules/money/display';
import type { Money } from '@counterpane/rules/money/money';
import { SIZE_TITLES } from '@counterpane/rules/options/sizes';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Results } from './find-results.ts';

interface Shown {
  readonly count: number;
  readonly isSizeMissed: boolean;
  /** Nothing costs so little. */
  readonly tooDear: Money | null;
  /** Nothing costs as much as that, or between the two. */
  readonly isOutOfRange: boolean;
  /** The other brands in the same country. */
  readonly sisters: Storefront['sisters'];
}

/** Notes beside the results, or in their place. */
export const searchNotes = (
  { isEmpty, isPartial, notSold, size }: Results,
  { count, isSizeMissed, tooDear, isOutOfRange, sisters }: Shown,
): SearchNote[] => {
  if (isEmpty)
    return [note('nothing_asked', 'Type what you are looking for, such as a thing, a size or a question.')];
  return [
    ...(notSold ? [notSoldNote(notSold, count > 0, sisters)] : []),
    ...(size && isSizeMissed ? [note('not_in_size', `None of these comes in ${SIZE_TITLES[size]}.`)] : []),
    ...(tooDear === null
      ? []
      : [note('too_dear', `Nothing here costs less than ${displayMoney(tooDear)}. These come closest.`)]),
    ...(isOutOfRange
      ? [note('not_in_range', 'Nothing here is in that price range. These come closest.')]
      : []),
    ...(isPartial && count > 0
      ? [note('some_words', 'Nothing has all that you asked for. These come closest.')]
      : []),
    ...(count === 0 && !notSold ? [note('nothing_found', 'Nothing here is called that.')] : []),
  ];
};

const notSoldNote = (
  { what, instead, brand }: NonNullable<Results['notSold']>,
  hasOthers: boolean,
  sisters: Shown['sisters'],
): SearchNote => ({
  ...note('not_sold', `We do not sell ${what}.`),
  instead: instead && hasOthers ? { title: instead.title, value: instead.query } : null,
  sister: sisters.find(({ key }) => key === brand) ?? null,
});

const note = (code: SearchNote['code'], text: string): SearchNote => ({
  code,
  text,
  instead: null,
  sister: null,
});
