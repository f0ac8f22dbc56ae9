/** Where a visit came from, as the address of its first page says: by `utm_…`, or by the click of an ad. */
interface Campaign {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly term: string;
  readonly content: string;
  /** Which company counts the click, and its number there. */
  readonly clickId: { readonly name: string; readonly value: string } | null;
  /** ISO day. */
  readonly on: string;
}

/** The first visit that came from somewhere, and the last. */
interface Attribution {
  readonly first: Campaign;
  readonly last: Campaign;
}

/** Google, Microsoft, Meta, TikTok, Pinterest and X. */
const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid', 'ttclid', 'epik', 'twclid'] as const;
const CLICK_ID = /^[\w.~-]{1,200}$/;
const LONGEST = 60;

/**
 * What the address of a visit says of where it came from [R056]; null where it says nothing.
 * @example findCampaign('?utm_source=newsletter&gclid=x', '2026-11-20')?.source // "newsletter"
 */
export const findCampaign = (search: string, on: string): Campaign | null => {
  const query = new URLSearchParams(search);
  const utm = (name: string): string => cleaned(query.get(`utm_${name}`) ?? '');
  const [clickId = null] = CLICK_IDS.map((name) => ({ name, value: query.get(name) ?? '' })).filter(
    ({ value }) => CLICK_ID.test(value),
  );
  const found = {
    source: utm('source'),
    medium: utm('medium'),
    campaign: utm('campaign'),
    term: utm('term'),
    content: utm('content'),
    clickId,
  };
  const isEmpty = Object.values(found).every((value) => value === '' || value === null);
  return isEmpty ? null : { ...found, on };
};

/** Without what no report can show; surrogates are not cut in half. */
const cleaned = (text: string): string =>
  [...text.replace(/\p{C}/gu, ' ').trim()].slice(0, LONGEST).join('').trim();

/** The first visit stays; each that comes from somewhere is the last one. */
export const withCampaign = (known: Attribution | null, campaign: Campaign): Attribution => ({
  first: known?.first ?? campaign,
  last: campaign,
});

/**
 * What a cookie remembers. It is for its visitor to change, so that only what could have been written is read.
 * @example parseAttribution(formatAttribution(attribution))
 */
export const parseAttribution = (text: string): Attribution | null => {
  const [first, last] = text.split('|').map(parseCampaign);
  return first && last ? { first, last } : null;
};

export const formatAttribution = ({ first, last }: Attribution): string =>
  `${formatCampaign(first)}|${formatCampaign(last)}`;

/** @example describeCampaign(campaign) // "news / email / fall (gclid x1)" */
export const describeCampaign = ({ source, medium, campaign, term, content, clickId }: Campaign): string =>
  [
    [source, medium, campaign, term, content].filter((text) => text !== '').join(' / '),
    clickId ? `(${clickId.name} ${clickId.value})` : '',
  ]
    .join(' ')
    .trim();

const formatCampaign = ({ source, medium, campaign, term, content, clickId, on }: Campaign): string =>
  new URLSearchParams({
    on,
    ...Object.fromEntries(
      Object.entries({ source, medium, campaign, term, content })
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [`utm_${name}`, value]),
    ),
    ...(clickId ? { [clickId.name]: clickId.value } : {}),
  }).toString();

const parseCampaign = (text: string): Campaign | null => {
  const on = new URLSearchParams(text).get('on') ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(on) ? findCampaign(text, on) : null;
};
