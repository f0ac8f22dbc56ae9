import { ENDPOINT_GROUPS } from '@counterpane/contract/endpoints';
import { LIMITS } from '@counterpane/contract/limits';
import { FLAGS } from '@counterpane/rules/flags';
import { BENEFITS } from '@counterpane/rules/promotions/benefits';
import { CONDITIONS } from '@counterpane/rules/promotions/conditions';
import { flagsPage } from './flags-page.ts';
import { limitsPage } from './limits-page.ts';
import { promotionsPage } from './promotions-page.ts';
import { paymentsPage, shippingPage } from './readiness-section.ts';
import { readProofs } from './requirement-entries.ts';
import { requirementsPage } from './requirements-page.ts';
import { readRoutes } from './route-entries.ts';
import { routesPage } from './routes-page.ts';
import { readRules } from './rule-entries.ts';
import { rulesPage } from './rules-page.ts';

/** The pages of docs/ that are written from the code, each with what writes it. */
const WRITERS = {
  'docs/rules.md': () => rulesPage(readRules()),
  'docs/requirements.md': () => requirementsPage(readProofs()),
  'docs/limits.md': () => limitsPage(LIMITS),
  'docs/flags.md': () => flagsPage(FLAGS),
  'docs/promotions.md': () => promotionsPage(CONDITIONS, BENEFITS),
  'docs/routes.md': async () => routesPage(await readRoutes(), ENDPOINT_GROUPS),
} as const;

/** Pages of which one section is written; the rest is by hand. */
const PARTS = {
  'docs/payments.md': () => paymentsPage(),
  'docs/shipping.md': () => shippingPage(),
} as const;

export const WRITTEN_PATHS: readonly string[] = Object.keys(WRITERS);

/** Those pages as they would be written now. */
export const writtenPages = (): Promise<readonly { readonly path: string; readonly text: string }[]> =>
  Promise.all(
    Object.entries({ ...WRITERS, ...PARTS }).map(async ([path, write]) => ({ path, text: await write() })),
  );
