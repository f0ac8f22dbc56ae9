import type { StaffExperiment } from '@counterpane/contract/staff/staff-experiments';
import type { Translate } from '@counterpane/messages/translator';

type Difference = NonNullable<StaffExperiment['variants'][number]['difference']>;

/**
 * How many more or fewer buy than with the first variant, with words in place of a sign; the ends of the range have theirs, and
 * figures are written as in the language.
 * @example differenceText({ low: 0.001, estimate: 0.012, high: 0.023 }, t, 'en-US') // "1.2 percentage points more than …"
 */
export const differenceText = ({ estimate, low, high }: Difference, t: Translate, locale: string): string => {
  const range = { low: signed(low, locale), high: signed(high, locale) };
  if (percentOf(estimate) === 0)
    return t('As many as with the first way, between {low} and {high} percentage points', range);
  const figures = { ...range, estimate: percentOf(Math.abs(estimate)) };
  return estimate < 0
    ? t('{estimate} percentage points fewer than with the first way, between {low} and {high}', figures)
    : t('{estimate} percentage points more than with the first way, between {low} and {high}', figures);
};

/** @example signed(-0.012, 'fr-CA') // "−1,2" */
const signed = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(percentOf(share)).replace('-', '−');

/** @example percentOf(0.0512) // 5.1 */
export const percentOf = (rate: number): number => Math.round(rate * 1_000) / 10;
