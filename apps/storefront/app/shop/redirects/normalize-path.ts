import { optionPrefix, PROPERTY_NAMES } from '@counterpane/rules/options/property-names';

/** `size-`, `color-` and so on: how a segment that chooses options of a product begins. */
const OPTION_PREFIXES = PROPERTY_NAMES.map(optionPrefix);

/**
 * The one spelling of a path: small letters, no slash at the end. Letters that are written in percent are left alone,
 * and so are the options of a product, `/size-twinXL`: the product page knows their spelling.
 * @example normalizePath('/Mattress/size-twinXL/') // "/mattress/size-twinXL"
 */
export const normalizePath = (pathname: string): string => {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const normalized = segments.map((segment) =>
    isOption(segment) || segment.includes('%') ? segment : segment.toLowerCase(),
  );
  return `/${normalized.join('/')}`;
};

const isOption = (segment: string): boolean =>
  OPTION_PREFIXES.some((prefix) => segment.toLowerCase().startsWith(prefix));
