import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PaymentIntegration } from '@counterpane/providers/payment/integration';
import { PAYMENT_INTEGRATIONS } from '@counterpane/providers/payment/integrations';
import { SANDBOX_INTEGRATIONS } from '@counterpane/sandboxes/integrations';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = join(ROOT, 'docs/payments.md');
const HEADING = '## Before real money moves';

/** docs/payments.md with its one written section as it would be now; the rest of the page is by hand. */
export const paymentsPage = (): string => {
  const [before = '', after = ''] = readFileSync(PAGE, 'utf8').split(`${HEADING}\n`);
  const rest = after.split(/^(?=## )/m).slice(1);
  return `${before}${HEADING}\n\n${section(PAYMENT_INTEGRATIONS)}\n${rest.join('')}`;
};

const section = (
  all: readonly PaymentIntegration[],
): string => `How far each integration is, from its \`readiness.ts\` in \`packages/providers/src/payment\`; written by \`npm run docs\`. The calls
of each stand in the table above, compared with its source. Which statements of the specification hold against a sandbox alone is
marked in [requirements.md](requirements.md). **Unverified** is a company that publishes no description of its API: a store with real
keys offers it only where its setting accepts that, and says at each start which way it is.

| integration | package | documentation read |
| --- | --- | --- |
${all.map((one) => `| ${labelOf(one)} | ${packageOf(one)} | ${documentationOf(one)} |`).join('\n')}

| integration | what the sandbox proves | what only a real account can |
| --- | --- | --- |
${all.map((one) => `| ${linkOf(one)} | ${one.readiness.proven} | ${one.readiness.onlyReal.join('; ')} |`).join('\n')}

To go live, in order:

${all.map((one) => `- **${labelOf(one)}**: ${one.readiness.goLive.join('; ')}.`).join('\n')}
`;

/** As operators know it. */
const labelOf = ({ name }: PaymentIntegration): string =>
  SANDBOX_INTEGRATIONS.find((one) => one.name === name)?.label ?? name;

/** With what its sandbox does otherwise. */
const linkOf = (one: PaymentIntegration): string =>
  `[${labelOf(one)}](../packages/sandboxes/src/${one.name}/DIFFERENCES.md)`;

const dependencies = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'packages/providers/package.json'), 'utf8'))).dependencies;

const packageOf = ({ readiness: { package: name } }: PaymentIntegration): string =>
  name === null ? 'none: a small client of ours' : `\`${name}\` ${dependencies[name] ?? 'missing'}`;

const documentationOf = ({ unverified, readiness: { documentation } }: PaymentIntegration): string => {
  if (unverified) return `**unverified**: ${unverified.because} \`${unverified.setting}=true\` accepts it.`;
  return documentation ? `${documentation.at}: ${documentation.pages.join('; ')}` : 'none';
};
