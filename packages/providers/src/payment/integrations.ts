import { acima } from './acima/index.ts';
import { affirm } from './affirm/index.ts';
import { amazon } from './amazon/index.ts';
import { braintree } from './braintree/index.ts';
import type { PaymentIntegration } from './integration.ts';
import { splitit } from './splitit/index.ts';
import { stripe } from './stripe/index.ts';
import { truemed } from './truemed/index.ts';

/** Every company that takes money. Whatever has to do something for each of them goes through this list. */
export const PAYMENT_INTEGRATIONS: readonly PaymentIntegration[] = [
  stripe,
  braintree,
  splitit,
  amazon,
  affirm,
  truemed,
  acima,
];
