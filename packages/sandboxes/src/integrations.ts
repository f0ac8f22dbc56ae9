import { acima } from './acima/index.ts';
import { affirm } from './affirm/index.ts';
import { amazon } from './amazon/index.ts';
import { braintree } from './braintree/index.ts';
import type { SandboxIntegration } from './machinery/integration.ts';
import { splitit } from './splitit/index.ts';
import { stripe } from './stripe/index.ts';
import { truemed } from './truemed/index.ts';

/** The stand-ins for all companies that take money. */
export const SANDBOX_INTEGRATIONS: readonly SandboxIntegration[] = [
  stripe,
  braintree,
  splitit,
  amazon,
  affirm,
  truemed,
  acima,
];
