import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import { SIZE_COOKIE } from '@counterpane/contract/visitor/page-cookies';
import { optionPrefix } from '@counterpane/rules/options/property-names';
import { findSize, type Size } from '@counterpane/rules/options/sizes';

/** The size that the address asks for, or that the shopper chose elsewhere; null leaves it to the product. */
export const findWantedSize = (request: Request): Size | null => {
  const { pathname, searchParams } = new URL(request.url);
  const chosenElsewhere = findCookie(request.headers.get('cookie'), SIZE_COOKIE);
  return findSize(searchParams.get('size') ?? findPathSize(pathname) ?? chosenElsewhere ?? '');
};

/** `/mattress/size-king+color-grey` names a size too. */
const findPathSize = (pathname: string): string | undefined => {
  const prefix = optionPrefix('Size');
  const option = pathname.split(/[/+]/).find((part) => part.toLowerCase().startsWith(prefix));
  return option?.slice(prefix.length);
};
