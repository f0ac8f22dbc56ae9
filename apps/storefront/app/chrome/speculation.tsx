import { use } from 'react';
import { NonceContext } from '../nonce.ts';

/**
 * Lets the browser prepare the pages that a shopper is about to open. Pages of the visitor's own are left out:
 * looking at a link must never touch a cart.
 */
const RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/checkout/*' } },
          { not: { href_matches: '/orders/*' } },
          { not: { href_matches: '/api/*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export const SpeculationRules = () => (
  <script
    type="speculationrules"
    nonce={use(NonceContext)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React would escape its quotes.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }}
  />
);
