import { use } from 'react';
import { NonceContext } from '../nonce.ts';

const PRIVATE = ['checkout', 'orders', 'to', 'api', 'models'];

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
          ...PRIVATE.flatMap((path) => [
            { not: { href_matches: `/${path}/*` } },
            { not: { href_matches: `/fr/${path}/*` } },
          ]),
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
