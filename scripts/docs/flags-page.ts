import type { FLAGS } from '@counterpane/rules/flags';

/** docs/flags.md: every switch of the store, from the registry. */
export const flagsPage = (flags: typeof FLAGS): string =>
  [
    '# Flags',
    '',
    'Written by `node scripts/docs/main.ts` from [flags.ts](../packages/rules/src/flags.ts). A brand sets its own in `brand.yaml`, for all',
    'of its storefronts; a row `flag:<name>` of the table `settings` overrides it for one storefront. What is tried out has a day',
    'until which it is decided for good: the store warns at its start of each that is past it.',
    '',
    '| flag | when it is on | owner | default | tried out until |',
    '| --- | --- | --- | --- | --- |',
    ...Object.entries(flags).map(
      ([name, { owner, isOn, text, until }]) =>
        `| \`${name}\` | ${text} | ${owner} | ${isOn ? 'on' : 'off'} | ${until ?? ''} |`,
    ),
    '',
  ].join('\n');
