/** What may be done with a visit, beside what the shop cannot do without. */
export const PURPOSES = ['analytics', 'personalization', 'marketing'] as const;
type Purpose = (typeof PURPOSES)[number];

export type Consent = Readonly<Record<Purpose, boolean>>;

export const ALL: Consent = { analytics: true, personalization: true, marketing: true };
export const NONE: Consent = { analytics: false, personalization: false, marketing: false };

/** `opt-in`: nothing before a yes. `opt-out`: until a no. */
type ConsentMode = 'opt-in' | 'opt-out';

export interface ConsentFacts {
  /** ISO code of the country that the storefront sells in. */
  readonly country: string;
  /** The postal code that the visitor asked a price for, or none yet. */
  readonly zip: string | null;
  /** What the visitor chose of the questions as they are now; null before that. */
  readonly chosen: Consent | null;
  /** What was chosen of the same questions in earlier words; null for none. */
  readonly earlier: Consent | null;
  /** The browser says "do not sell or share" (Global Privacy Control). */
  readonly hasSignal: boolean;
}

export interface ConsentDecision extends Consent {
  readonly mode: ConsentMode;
  /** Whether the visitor is to be asked. */
  readonly isAsked: boolean;
}

/** First letters of the postal codes of Quebec. */
const QUEBEC = /^[GHJ]/i;

/**
 * The United Kingdom asks first (PECR, regulation 6), and so does Quebec (Act respecting the protection of personal
 * information, section 8.1). A Canadian whose province is not known may be in Quebec.
 * @example consentMode({ country: 'CA', zip: 'M5V 2T6' }) // "opt-out"
 */
export const consentMode = ({ country, zip }: Pick<ConsentFacts, 'country' | 'zip'>): ConsentMode => {
  if (country === 'GB') return 'opt-in';
  return country === 'CA' && (zip === null || QUEBEC.test(zip.trim())) ? 'opt-in' : 'opt-out';
};

/**
 * What may be done with a visit [D72, L63]. The signal of a browser is a refusal, whatever was chosen: who sends it need
 * not be asked, and a choice on another day does not end it. Of earlier questions a yes counts no more, and a no still does.
 */
export const decideConsent = ({
  country,
  zip,
  chosen,
  earlier,
  hasSignal,
}: ConsentFacts): ConsentDecision => {
  const mode = consentMode({ country, zip });
  if (hasSignal) return { ...NONE, mode, isAsked: false };
  if (chosen) return { ...chosen, mode, isAsked: false };
  return mode === 'opt-in' ? { ...NONE, mode, isAsked: true } : { ...(earlier ?? ALL), mode, isAsked: false };
};
