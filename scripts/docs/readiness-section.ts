import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PaymentIntegration } from '@counterpane/providers/payment/integration';
import { PAYMENT_INTEGRATIONS } from '@counterpane/providers/payment/integrations';
import type { Readiness } from '@counterpane/providers/payment/readiness';
import { easypostReadiness } from '@counterpane/providers/shipping/easypost/readiness';
import { SANDBOX_INTEGRATIONS } from '@counterpane/sandboxes/integrations';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');

/** An integration as its section of a page shows it. */
interface Entry extends Pick<PaymentIntegration, 'name'> {
  readonly readiness: Readiness;
  /** As operators know it. */
  readonly label: string;
  readonly unverified?: PaymentIntegration['unverified'];
}

interface PaymentEntry extends Entry {
  readonly readiness: PaymentIntegration['readiness'];
}

const PAYMENTS: readonly PaymentEntry[] = PAYMENT_INTEGRATIONS.map(({ name, readiness, unverified }) => ({
  name,
  readiness,
  unverified,
  label: SANDBOX_INTEGRATIONS.find((one) => one.name === name)?.label ?? name,
}));

const CARRIERS: readonly Entry[] = [{ name: 'easypost', label: 'EasyPost', readiness: easypostReadiness }];

export const paymentsPage = (): string =>
  withSection(
    'docs/payments.md',
    '## Before real money moves',
    `How far each integration is, from its \`readiness.ts\` in \`packages/providers/src/payment\`; written by \`npm run docs\`. The calls
of each stand in the table above, compared with its source. Which statements of the specification hold against a sandbox alone is
marked in [requirements.md](requirements.md). **Unverified** is a company that publishes no description of its API: a store with real
keys offers it only where its setting accepts that, and says at each start which way it is.

${listsOf(PAYMENTS)}
### Money that can be held

The money of these ways to pay can be held until things ship ([decision 048](decisions/048-capture-at-shipping.md)). That of all others
is taken with the order.

| way to pay | company | captured | a hold is sure for |
| --- | --- | --- | --- |
${PAYMENTS.flatMap(holdRowsOf).join('\n')}
`,
  );

const CAPTURES = {
  several: 'for each shipment, where the account can',
  once: 'once, with the first shipment',
};

const holdRowsOf = ({ label, readiness: { holds } }: PaymentEntry): string[] =>
  Object.entries(holds).map(
    ([id, { captures, days }]) => `| \`${id}\` | ${label} | ${CAPTURES[captures]} | ${days} days |`,
  );

export const shippingPage = (): string =>
  withSection(
    'docs/shipping.md',
    '## Before a real parcel is sent',
    `How far each integration is, from its \`readiness.ts\` in \`packages/providers/src/shipping\`; written by \`npm run docs\`.

${listsOf(CARRIERS)}`,
  );

/** A page with its one written section as it would be now; the rest of the page is by hand. */
const withSection = (path: string, heading: string, section: string): string => {
  const [before = '', after = ''] = readFileSync(join(ROOT, path), 'utf8').split(`${heading}\n`);
  const rest = after.split(/^(?=## )/m).slice(1);
  return `${before}${heading}\n\n${section}${rest.length > 0 ? '\n' : ''}${rest.join('')}`;
};

const listsOf = (all: readonly Entry[]): string => all.map(listOf).join('\n');

/** One integration under its own heading: a table would have cells that no one can read. */
const listOf = (one: Entry): string => {
  const { proven, onlyReal, goLive } = one.readiness;
  return `### ${one.label}

- **Package**: ${packageOf(one)}
- **Documentation read**: ${documentationOf(one)}${unverifiedPartOf(one)}
- **What the sandbox proves** (${linkOf(one)}): ${proven}

What only a real account can show:

${itemsOf(onlyReal)}

To go live:

${goLive.map((step, index) => `${index + 1}. ${step}`).join('\n')}
`;
};

const unverifiedPartOf = ({ readiness: { unverified } }: Entry): string =>
  unverified ? `\n- **Unverified in part**: ${unverified}` : '';

const itemsOf = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** With what its sandbox does otherwise. */
const linkOf = ({ name }: Entry): string =>
  `[what it does otherwise](../packages/sandboxes/src/${name}/DIFFERENCES.md)`;

const dependencies = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'packages/providers/package.json'), 'utf8'))).dependencies;

const packageOf = ({ readiness: { package: name } }: Entry): string =>
  name === null ? 'none: a small client of ours' : `\`${name}\` ${dependencies[name] ?? 'missing'}`;

const documentationOf = ({ unverified, readiness: { documentation } }: Entry): string => {
  if (unverified) return `**unverified**: ${unverified.because} \`${unverified.setting}=true\` accepts it.`;
  return documentation
    ? `${documentation.at}, on ${documentation.readOn}:\n${documentation.pages.map((page) => `  - ${page}`).join('\n')}`
    : 'none';
};
