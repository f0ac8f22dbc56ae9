import { type ContentSources, mergedSources } from '@counterpane/providers/payment/content-sources';
import type {
  Environment,
  PaymentAccount,
  PaymentIntegration,
} from '@counterpane/providers/payment/integration';
import { PAYMENT_INTEGRATIONS } from '@counterpane/providers/payment/integrations';
import type { PaymentProvider } from '@counterpane/providers/payment/port';
import type { Currency } from '@counterpane/rules/money/money';
import type { SellingCountry } from '@counterpane/rules/payments/methods';
import type { ScriptOrigins } from '../storefront/build.ts';

/** No shopper waits longer for a provider; afterwards the payment is in doubt and looked up. */
const TIMEOUT_MS = 10_000;

/** The accounts that settings are of. */
export const findAccounts = (
  settings: Environment,
  integrations: readonly PaymentIntegration[] = PAYMENT_INTEGRATIONS,
): readonly PaymentAccount[] => integrations.flatMap((one) => one.findAccount(settings) ?? []);

/** Whether money can be taken with these accounts alone; else sandboxes stand in for the companies. */
export const areEnough = (
  accounts: readonly PaymentAccount[],
  integrations: readonly PaymentIntegration[] = PAYMENT_INTEGRATIONS,
): boolean =>
  integrations.every(({ isRequired, name }) => !isRequired || accounts.some((one) => one.name === name));

/** Accounts of the store, and those of its sandboxes where it has none of its own. */
export const withSandboxes = (
  own: readonly PaymentAccount[],
  sandboxes: readonly PaymentAccount[],
): readonly PaymentAccount[] => [
  ...own,
  ...sandboxes.filter(({ name }) => !own.some((one) => one.name === name)),
];

/** The payment providers by the ids of the specification. */
export const buildProviders = (accounts: readonly PaymentAccount[]): ReadonlyMap<string, PaymentProvider> =>
  new Map(
    accounts.flatMap(({ methodIds, methods, create }) =>
      methodIds.map((id) => {
        const provider = create(id, { timeoutMs: TIMEOUT_MS });
        return [
          id,
          methods
            ? { ...provider, isAvailable: (currency: Currency) => methods.has(id, currency) }
            : provider,
        ] as const;
      }),
    ),
  );

/** What a page of a country needs to load the companies' scripts and forms. */
export const scriptOriginsOf = (
  accounts: readonly PaymentAccount[],
  country: SellingCountry,
): ScriptOrigins =>
  Object.fromEntries(
    accounts.flatMap((account) => {
      const browser = account.browser(country);
      return browser ? [[account.name, browser]] : [];
    }),
  );

/** What a product page may load of a company that draws something in it, by the company's name. */
export const productSourcesOf = (accounts: readonly PaymentAccount[]): ReadonlyMap<string, ContentSources> =>
  new Map(
    accounts.flatMap(({ name, productSources }) => (productSources ? [[name, productSources] as const] : [])),
  );

/** What pages of the checkout may load. */
export const contentSourcesOf = (accounts: readonly PaymentAccount[]): ContentSources =>
  mergedSources(accounts.map(({ contentSources }) => contentSources));
