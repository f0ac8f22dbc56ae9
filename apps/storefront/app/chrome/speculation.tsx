import { use } from 'react';
import { NonceContext } from '../nonce.ts';
import { PRIVATE_PATHS } from '../private-paths.ts';

/** A visitor's own, or no pages at all: a browser would fetch a picture for no reader. */
const LEFT_OUT = [...PRIVATE_PATHS, 'api', 'models', 'media', 'pictures'];

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
          {
            not: {
              href_matches: LEFT_OUT.map((path) => `{/:language}?/${path}{/*}?`),
            },
          },
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
