import type { ProductPage } from '@counterpane/contract/pages/pages';
import type { RouterContextProvider } from 'react-router';
import { localeOf } from '../../../language/locale.ts';
import { type AffirmScript, getServices } from '../../../services.ts';

/** What Affirm's script is told of a page. */
export interface AffirmLine extends AffirmScript {
  readonly locale: string;
}

/** The languages that Affirm writes its line in, as it names them. Readers of another read ours. */
const LOCALES: ReadonlyMap<string, string> = new Map([
  ['en-US', 'en_US'],
  ['en-CA', 'en_CA'],
  ['fr-CA', 'fr_CA'],
]);

/** Null where no price of the page is one that Affirm lends, or the store does not name its script. */
export const findAffirmLine = (
  context: Readonly<RouterContextProvider>,
  { payOverTime, storefront }: Pick<ProductPage, 'payOverTime' | 'storefront'>,
): AffirmLine | null => {
  const { scriptOrigins, responseHeaders } = getServices(context);
  const locale = LOCALES.get(localeOf(storefront));
  const isOffered = payOverTime.some(({ id }) => id === 'affirm');
  if (!scriptOrigins.affirm || locale === undefined || !isOffered) return null;
  // The server reads it for the policy of this page, and does not send it on.
  responseHeaders.append('Scripts-Of', 'affirm');
  return { ...scriptOrigins.affirm, locale };
};
