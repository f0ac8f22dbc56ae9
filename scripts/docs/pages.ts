import { LIMITS } from '@counterpane/api/http/limits';
import { limitsPage } from './limits-page.ts';
import { readProofs } from './requirement-entries.ts';
import { requirementsPage } from './requirements-page.ts';
import { readRoutes } from './route-entries.ts';
import { routesPage } from './routes-page.ts';
import { readRules } from './rule-entries.ts';
import { rulesPage } from './rules-page.ts';

/** The pages of docs/ that are written from the code. */
export const writtenPages = async (): Promise<
  readonly { readonly path: string; readonly text: string }[]
> => [
  { path: 'docs/rules.md', text: rulesPage(readRules()) },
  { path: 'docs/requirements.md', text: requirementsPage(readProofs()) },
  { path: 'docs/limits.md', text: limitsPage(LIMITS) },
  { path: 'docs/routes.md', text: routesPage(await readRoutes()) },
];
