/** A state, province or territory as addresses name it. */
interface State {
  readonly code: string;
  readonly title: string;
}

/** The 50 states and DC [K3]. */
export const US_STATES: readonly State[] = [
  { code: 'AL', title: 'Alabama' },
  { code: 'AK', title: 'Alaska' },
  { code: 'AZ', title: 'Arizona' },
  { code: 'AR', title: 'Arkansas' },
  { code: 'CA', title: 'California' },
  { code: 'CO', title: 'Colorado' },
  { code: 'CT', title: 'Connecticut' },
  { code: 'DE', title: 'Delaware' },
  { code: 'DC', title: 'District of Columbia' },
  { code: 'FL', title: 'Florida' },
  { code: 'GA', title: 'Georgia' },
  { code: 'HI', title: 'Hawaii' },
  { code: 'ID', title: 'Idaho' },
  { code: 'IL', title: 'Illinois' },
  { code: 'IN', title: 'Indiana' },
  { code: 'IA', title: 'Iowa' },
  { code: 'KS', title: 'Kansas' },
  { code: 'KY', title: 'Kentucky' },
  { code: 'LA', title: 'Louisiana' },
  { code: 'ME', title: 'Maine' },
  { code: 'MD', title: 'Maryland' },
  { code: 'MA', title: 'Massachusetts' },
  { code: 'MI', title: 'Michigan' },
  { code: 'MN', title: 'Minnesota' },
  { code: 'MS', title: 'Mississippi' },
  { code: 'MO', title: 'Missouri' },
  { code: 'MT', title: 'Montana' },
  { code: 'NE', title: 'Nebraska' },
  { code: 'NV', title: 'Nevada' },
  { code: 'NH', title: 'New Hampshire' },
  { code: 'NJ', title: 'New Jersey' },
  { code: 'NM', title: 'New Mexico' },
  { code: 'NY', title: 'New York' },
  { code: 'NC', title: 'North Carolina' },
  { code: 'ND', title: 'North Dakota' },
  { code: 'OH', title: 'Ohio' },
  { code: 'OK', title: 'Oklahoma' },
  { code: 'OR', title: 'Oregon' },
  { code: 'PA', title: 'Pennsylvania' },
  { code: 'RI', title: 'Rhode Island' },
  { code: 'SC', title: 'South Carolina' },
  { code: 'SD', title: 'South Dakota' },
  { code: 'TN', title: 'Tennessee' },
  { code: 'TX', title: 'Texas' },
  { code: 'UT', title: 'Utah' },
  { code: 'VT', title: 'Vermont' },
  { code: 'VA', title: 'Virginia' },
  { code: 'WA', title: 'Washington' },
  { code: 'WV', title: 'West Virginia' },
  { code: 'WI', title: 'Wisconsin' },
  { code: 'WY', title: 'Wyoming' },
];

/** The 13 provinces and territories [K3]. */
export const CA_PROVINCES = [
  { code: 'AB', title: 'Alberta' },
  { code: 'BC', title: 'British Columbia' },
  { code: 'MB', title: 'Manitoba' },
  { code: 'NB', title: 'New Brunswick' },
  { code: 'NL', title: 'Newfoundland and Labrador' },
  { code: 'NS', title: 'Nova Scotia' },
  { code: 'NT', title: 'Northwest Territories' },
  { code: 'NU', title: 'Nunavut' },
  { code: 'ON', title: 'Ontario' },
  { code: 'PE', title: 'Prince Edward Island' },
  { code: 'QC', title: 'Quebec' },
  { code: 'SK', title: 'Saskatchewan' },
  { code: 'YT', title: 'Yukon' },
] as const satisfies readonly State[];

/** Territories that billing allows besides [K3]. */
export const BILLING_TERRITORIES: readonly State[] = [
  { code: 'AS', title: 'American Samoa' },
  { code: 'GU', title: 'Guam' },
  { code: 'MP', title: 'Northern Mariana Islands' },
  { code: 'VI', title: 'Virgin Islands' },
];

/**
 * The states that an address of a country may name.
 * @example statesOf('US', 'billing').length // 55
 */
export const statesOf = (country: string, kind: 'shipping' | 'billing'): readonly State[] => {
  if (country === 'CA') return CA_PROVINCES;
  if (country !== 'US') return [];
  return kind === 'billing' ? [...US_STATES, ...BILLING_TERRITORIES] : US_STATES;
};

/** @example findStateTitle('NM') // "New Mexico" */
export const findStateTitle = (code: string): string | null =>
  [...US_STATES, ...CA_PROVINCES, ...BILLING_TERRITORIES].find((state) => state.code === code)?.title ?? null;
