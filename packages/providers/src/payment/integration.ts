import type { Currency } from '@counterpane/rules/money/money';
import type { SellingCountry } from '@counterpane/rules/payments/methods';
import type { z } from 'zod';
import type { ContentSources } from './content-sources.ts';
import type { PaymentProvider } from './port.ts';
import type { PaymentReadiness } from './readiness.ts';
import type { UnwrapWebhook } from './unwrap-webhook.ts';

/** Settings as they were given, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A company that takes money, as far as a store has to know it before it has an account there [R033]. */
export interface PaymentIntegration {
  /** The last part of its webhook address. Its folders, here and among the sandboxes, are called so too. */
  readonly name: string;
  /** As operators know it: "Affirm needs all of its keys". */
  readonly label: string;
  /** The ways to pay that it takes the money of, by their ids in `PAYMENT_METHODS`. */
  readonly methodIds: readonly string[];
  /** The settings that it reads, and how each is written. */
  readonly environment: z.ZodObject;
  /** Names that make an account together. */
  readonly needed: readonly string[];
  /** The setting that names another server that speaks its API. */
  readonly apiSetting: string;
  /** Whether a store that takes real money cannot open without it. */
  readonly isRequired: boolean;
  /** Settings that show by themselves that real money moves, and by what. */
  readonly liveKeys: Readonly<Record<string, RegExp>>;
  readonly unwrap: UnwrapWebhook;
  /** The status that it takes for a receipt of a webhook, where that is no common one; it sends others again. */
  readonly receipt: 200 | 204;
  /** How far it is from taking real money, for docs/payments.md. */
  readonly readiness: PaymentReadiness;
  /** Null for a company that publishes what it can be asked. */
  readonly unverified: Unverified | null;
  /**
   * The account that settings are of; null where they are of none.
   * @throws when one of them is not written as `environment` says.
   */
  findAccount(settings: Environment): PaymentAccount | null;
}

/** A company that publishes no description of its API: what we send may be there or not. */
interface Unverified {
  /** A sentence for operators. */
  readonly because: string;
  /** The setting that offers it in a store that takes real money: `true`, or nothing. */
  readonly setting: string;
}

/** An account of the store's at a company. */
export interface PaymentAccount extends Pick<PaymentIntegration, 'name' | 'methodIds'> {
  /** What its checkout needs to load, and where its forms lead. */
  readonly contentSources: ContentSources;
  /** What a product page needs to load in which the company draws something of its own; null where it draws nothing. */
  readonly productSources: ContentSources | null;
  /** What pages of a country have to know to load its scripts and forms; null where they load none. */
  browser(country: SellingCountry): object | null;
  /** Which of its ways to pay this account has; null where every account has all of them. */
  readonly methods: AccountMethods | null;
  /** The adapter of one of its ways to pay. */
  create(methodId: string, options: ProviderOptions): PaymentProvider;
}

/** What one account can take, as far as it was asked. */
export interface AccountMethods {
  /** Answers from memory, and never asks. */
  has(methodId: string, currency: Currency): boolean;
  /** Each account at the company. */
  readonly asked: readonly AskedAccount[];
}

/** One account at a company, which is asked what it takes. */
export interface AskedAccount {
  /** Its public key: tells it apart from every other one, also when keys are changed. */
  readonly account: string;
  /**
   * Asks the company; whether anything is different now.
   * @throws ProviderUnavailable when it gives no answer; what was known holds on.
   */
  refresh(): Promise<boolean>;
  /** What it was found to have, in the company's words. */
  known(): readonly string[];
  /** What was known of it before this process began. */
  recall(known: readonly string[]): void;
}

/** Longer than that no call about ways to pay waits for an answer. */
const METHODS_TIMEOUT_MS = 10_000;

interface ProviderOptions {
  /** Longer than that no call waits for an answer. */
  readonly timeoutMs: number;
}

/** What the folder of a company says. Its keys have a type of their own, which nobody else needs to know. */
interface IntegrationParts<Settings extends z.ZodObject, Keys>
  extends Pick<
    PaymentIntegration,
    'name' | 'label' | 'methodIds' | 'needed' | 'apiSetting' | 'unwrap' | 'readiness'
  > {
  readonly environment: Settings;
  readonly isRequired?: boolean;
  readonly liveKeys?: PaymentIntegration['liveKeys'];
  readonly receipt?: PaymentIntegration['receipt'];
  readonly unverified?: Unverified;
  /** Null without an account. */
  readonly toKeys: (settings: z.output<Settings>) => Keys | null;
  readonly contentSources: (keys: Keys) => ContentSources;
  readonly productSources?: (keys: Keys) => ContentSources | null;
  readonly browser?: (keys: Keys, country: SellingCountry) => object | null;
  readonly methods?: (keys: Keys, options: ProviderOptions) => AccountMethods;
  readonly create: (keys: Keys, methodId: string, options: ProviderOptions) => PaymentProvider;
}

/** @example paymentIntegration({ name: 'affirm', label: 'Affirm', … }).findAccount({}) // null */
export const paymentIntegration = <Settings extends z.ZodObject, Keys>(
  parts: IntegrationParts<Settings, Keys>,
): PaymentIntegration => {
  const { toKeys, contentSources, productSources, browser, methods, create, ...said } = parts;
  const { name, methodIds, environment } = parts;
  return {
    isRequired: false,
    liveKeys: {},
    receipt: 200,
    unverified: null,
    ...said,
    findAccount: (settings) => {
      const keys = toKeys(environment.parse(settings));
      return (
        keys && {
          name,
          methodIds,
          contentSources: contentSources(keys),
          productSources: productSources?.(keys) ?? null,
          browser: (country) => browser?.(keys, country) ?? null,
          methods: methods?.(keys, { timeoutMs: METHODS_TIMEOUT_MS }) ?? null,
          create: (methodId, options) => create(keys, methodId, options),
        }
      );
    },
  };
};

/**
 * What an account lacks: it is had with all of its keys or not at all.
 * @example missingKeys(affirm, { AFFIRM_PUBLIC_KEY: 'p' }) // ["AFFIRM_PRIVATE_KEY"]
 */
export const missingKeys = (
  { needed }: Pick<PaymentIntegration, 'needed'>,
  settings: Environment,
): readonly string[] =>
  needed.some((name) => settings[name]) ? needed.filter((name) => !settings[name]) : [];
