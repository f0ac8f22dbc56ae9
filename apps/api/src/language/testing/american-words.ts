/** American spellings, and words that a British shopper would not use, in any of their forms. */
const WORDS = [
  // Spellings.
  'colors?|colored|colorful|gray|grays|fibers?|fiberboard|fiberglass|centers?|centered',
  'meters?|liters?|favorites?|flavors?|odors?|labor|neighbors?|neighborhood|behavior|harbor|honors?|rumors?|vapor',
  'jewelry|aluminum|molds?|moldy|catalogs?|dialog|programs?|cozy|cozier|pajamas|plows?|tires|skeptical|maneuver',
  'organiz\\w+|realiz\\w+|recogniz\\w+|customiz\\w+|analyz\\w+|apologiz\\w+|prioritiz\\w+|minimiz\\w+|maximiz\\w+|standardiz\\w+|summariz\\w+|itemiz\\w+|personaliz\\w+',
  'canceled|canceling|traveled|traveling|traveler|labeled|labeling|leveled|leveling|modeled|fulfill|fulfillment|enroll|installments?|skillful',
  'gotten|inquir(?:y|e|ies)|defense|offense|license plate|checkbook|checking account',
  // Things.
  'elevators?|cribs?|law labels?|closets?|dressers?|nightstands?|comforters?|bureaus?|sidewalks?|trash|garbage|dumpsters?',
  'apartments?|condos?|vacations?|diapers?|pacifiers?|strollers?|faucets?|flashlights?|washcloths?|bathtubs?',
  'zip codes?|sales tax|toll-free|curbside|mailbox(?:es)?|mailman|trucks?|gasoline|drugstores?|moms?|stoplights?',
  'dollars?|twin xl|box springs?',
] as const;

/** @example AMERICAN_WORDS.test('Any organizer fits') // true */
export const AMERICAN_WORDS = new RegExp(String.raw`\b(?:${WORDS.join('|')})\b`, 'i');
