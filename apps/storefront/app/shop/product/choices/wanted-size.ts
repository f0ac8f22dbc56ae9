import { findSize, type Size } from '@counterpane/rules/options/sizes';

/** The size that the address asks for, or that the shopper chose elsewhere; null leaves it to the product. */
export const findWantedSize = (request: Request): Size | null => {
  const { pathname, searchParams } = new URL(request.url);
  return findSize(searchParams.get('size') ?? findPathSize(pathname) ?? findSizeCookie(request) ?? '');
};

/** `/mattress/size-king+color-grey` names a size too. */
const findPathSize = (pathname: string): string | undefined => /[/+]size-([^/+]+)/i.exec(pathname)?.[1];

export const SIZE_COOKIE = 'user-size-selection';

const findSizeCookie = (request: Request): string | null => {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === SIZE_COOKIE)?.[1] ?? null;
};
