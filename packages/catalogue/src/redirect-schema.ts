import { z } from 'zod';

/** An address as pages have them: small letters, no slash at the end, no query. */
const PATH = /^(?:\/[a-z0-9][a-z0-9.-]*)+$/;

/**
 * Old names and other names of pages, each with the page that it means. They answer for good (301), with the query
 * that they were asked with.
 */
export const redirectsSchema = z.array(
  z.strictObject({ from: z.string().regex(PATH), to: z.string().regex(PATH).or(z.literal('/')) }),
);

export type RedirectData = z.infer<typeof redirectsSchema>[number];

/** A brand's own redirects, and those of all brands where it has none from the same address. */
export const mergeRedirects = (
  own: readonly RedirectData[],
  shared: readonly RedirectData[],
): RedirectData[] => [...own, ...shared.filter(({ from }) => own.every((one) => one.from !== from))];
