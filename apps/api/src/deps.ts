import type { EmailSender } from '@counterpane/providers/email/port';
import type { PaymentProvider } from '@counterpane/providers/payment/port';
import type { FastifyBaseLogger } from 'fastify';
import type { CatalogueReader } from './catalogue/reader.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/open.ts';
import type { Translator } from './language/translator.ts';
import type { PasswordCost } from './staff/hash-password.ts';
import type { FindTaxRate } from './taxes/tax-lookup.ts';

/** Everything the API is built from. Nothing else is reached for: tests pass their own. */
export interface ApiDeps {
  readonly database: Database;
  readonly catalogue: CatalogueReader;
  /** Of the languages beside English: language -> what says a text in it. */
  readonly translators: ReadonlyMap<string, Translator>;
  /** By the ids of the specification: `stripeDirect`, … */
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly email: EmailSender;
  readonly findTaxRate: FindTaxRate;
  /** The address that shoppers know a storefront by; throws for a key that is none. */
  readonly storefrontUrl: (key: string) => string;
  /** Whether a host name (with its port) is one that this store is reached by. */
  readonly isOwnHost: (host: string) => boolean;
  /** How many proxies in front of us may be believed about the client's address. */
  readonly trustedProxies: number;
  /** Whether this machine's own addresses count for limits by address: not where all visitors of a demo share one. */
  readonly countsLoopback: boolean;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  /** Secrets separated by commas, each of 32 characters or more: the first signs, all verify (http/purpose-keys.ts). */
  readonly secret: string;
  /** Cookies carry `Secure` when the store is reached by https. */
  readonly secureCookies: boolean;
  /** What hashing a password costs; less than it should in tests alone, which make many. */
  readonly passwordCost?: PasswordCost;
  /** Cents of goods above which an order that costs nothing waits for a person; null lets all go, in a demo. */
  readonly freeOrderCeiling: number | null;
  /** Whether staff do nothing without a second factor: everywhere but in a demo. */
  readonly requiresSecondFactor: boolean;
  /** Whether the documents of the API are for everybody: the list of routes is a map for who looks for a way in. */
  readonly apiDocs: boolean;
  /** Ends what stays open by itself, such as streams of events, when the process is about to end. */
  readonly stopping?: AbortSignal;
  /** Forgets the kept pages with one of these tags in this process, or all of them. */
  readonly purgePages?: (tags: readonly string[] | null) => void;
  /** Checks every answer against its schema: on in tests, off where speed counts. */
  readonly checkAnswers: boolean;
}
