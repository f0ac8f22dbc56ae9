import type { SearchNoteBody } from '@counterpane/contract/pages/search';
import { type Message, message } from '@counterpane/messages/message';
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
  readonly storefront: Pick<Storefront, 'sisters' | 'localize'>;
}

/** Notes beside the results, or in their place. */
export const searchNotes = (
  { isEmpty, isPartial, notSold, size }: Results,
  { count, isSizeMissed, tooDear, isOutOfRange, storefront }: Shown,
): SearchNoteBody[] => {
  if (isEmpty)
    return [
      note('nothing_asked', message('Type what you are looking for, such as a thing, a size or a question.')),
    ];
  return [
    ...(notSold ? [notSoldNote(notSold, count > 0, storefront)] : []),
    ...(size && isSizeMissed
      ? [
          note(
            'not_in_size',
            message('None of these comes in {size}.', { size: storefront.localize(SIZE_TITLES[size]) }),
          ),
        ]
      : []),
    ...(tooDear === null
      ? []
      : [
          note(
            'too_dear',
            message('Nothing here costs less than {amount}. These come closest.', { amount: tooDear }),
          ),
        ]),
    ...(isOutOfRange
      ? [note('not_in_range', message('Nothing here is in that price range. These come closest.'))]
      : []),
    ...(isPartial && count > 0
      ? [note('some_words', message('Nothing has all that you asked for. These come closest.'))]
      : []),
    ...(count === 0 && !notSold ? [note('nothing_found', message('Nothing here is called that.'))] : []),
  ];
};

const notSoldNote = (
  { what, instead, brand }: NonNullable<Results['notSold']>,
  hasOthers: boolean,
  { sisters }: Shown['storefront'],
): SearchNoteBody => ({
  ...note('not_sold', message('We do not sell {what}.', { what })),
  instead: instead && hasOthers ? { title: instead.title, value: instead.query } : null,
  sister: sisters.find(({ key }) => key === brand) ?? null,
});

const note = (code: SearchNoteBody['code'], text: Message): SearchNoteBody => ({
  code,
  text,
  instead: null,
  sister: null,
});
