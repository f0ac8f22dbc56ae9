/** Where a visitor chooses what may be done with visits; apart from the others, which the scripts of public pages bring. */
export const privacyChoicesUrl = (news?: 'saved'): string =>
  news === undefined ? '/privacy-choices' : `/privacy-choices?${news}=1`;

/** What the page is to be led back to once a choice was made: a path of this shop, or none. */
export const findWayBack = (request: Request): string | null => {
  const referrer = URL.parse(request.headers.get('referer') ?? '');
  if (referrer?.host !== new URL(request.url).host || referrer.pathname.startsWith('//')) return null;
  return `${referrer.pathname}${referrer.search}`;
};
