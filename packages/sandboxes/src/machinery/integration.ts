import type { DisputeTurn } from '../control/dispute-lever.ts';
import type { WayToPay } from './way-to-pay.ts';

/** What a person types or presses at a company, and what comes of it. */
export interface Sentinel {
  readonly input: string;
  readonly effect: string;
}

/** A webhook in every way like the company's own, but signed by someone else. */
interface Forgery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a message is dressed up; `sandboxUrl` is where the company keeps its certificates. */
export type Forge = (message: string, sandboxUrl: string) => Forgery;

/** A card to try a store with. */
interface TestCard {
  readonly what: string;
  readonly number: string;
}

/** Where a sandbox listens, and the store that it is for. */
export interface SandboxPlace {
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
  /** Where its webhooks go. */
  readonly webhookUrl: string;
  /** A journal that survives the process. */
  readonly stateFile: string;
  /** Who may show its pages in a frame, as sources of a Content-Security-Policy. */
  readonly storeOrigins: readonly string[];
}

export interface RunningSandbox {
  readonly origin: string;
  /** What a store's environment says that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** The stand-in for a company that takes money. */
export interface SandboxIntegration {
  /** The last part of its webhook address. Its folders, here and among the providers, are called so too. */
  readonly name: string;
  readonly label: string;
  /** It listens so many ports after the store. */
  readonly portOffset: number;
  /** Told to who starts a demo. */
  readonly testCards: readonly TestCard[];
  /** What the lab lists. */
  readonly sentinels: readonly Sentinel[];
  /** Ways to pay that can be taken from the account, in the company's words. */
  readonly switches?: readonly string[];
  /** What its lever makes of a payment afterwards; absent where it tells of no disputes. */
  readonly disputes?: readonly DisputeTurn[];
  /** How a shopper pays, by the ids of its ways to pay in `PAYMENT_METHODS`. */
  readonly waysToPay: Readonly<Record<string, WayToPay>>;
  readonly forge: Forge;
  /** A message that the company might send, to start a forgery from. */
  readonly example: string;
  /** What the company alone can settle, in a few words; its DIFFERENCES.md has all of it. */
  readonly uncertain: string;
  /** Statements of the specification that hold only if the company answers as its sandbox does. */
  readonly rows: readonly string[];
  start(place: SandboxPlace): Promise<RunningSandbox>;
}

/** A company as the lab shows it. */
export type LabProvider = Pick<
  SandboxIntegration,
  'name' | 'label' | 'sentinels' | 'switches' | 'disputes' | 'forge' | 'example'
>;

interface Started {
  readonly url: string;
  close(): Promise<void>;
}

/** What the folder of a sandbox says. */
interface SandboxParts<Own extends Started> extends Omit<SandboxIntegration, 'testCards' | 'rows' | 'start'> {
  readonly testCards?: readonly TestCard[];
  /** With spaces between them: `C1.10 K3.47`. */
  readonly rows: string;
  readonly start: (place: SandboxPlace) => Promise<Own>;
  /** The settings of an account there: keys known to everyone, and good for nothing but the sandbox. */
  readonly settingsOf: (started: Own, origin: string) => RunningSandbox['settings'];
}

export const sandboxIntegration = <Own extends Started>(parts: SandboxParts<Own>): SandboxIntegration => {
  const { start, settingsOf, rows, ...said } = parts;
  return {
    testCards: [],
    ...said,
    rows: rows.trim().split(/\s+/),
    start: async (place) => {
      const started = await start(place);
      const origin = `http://${place.host}:${new URL(started.url).port}`;
      return { origin, settings: settingsOf(started, origin), close: () => started.close() };
    },
  };
};
