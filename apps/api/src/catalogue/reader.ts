import type { Catalogue } from '@counterpane/catalogue/load';
import { type Clock, dayEndsAt } from '../clock.ts';
import type { Database } from '../database/open.ts';
import type { Photographs } from './photographs.ts';
import { pricesChangeAt, withPricesOf } from './scheduled-prices.ts';
import { type CreateTranslators, readSnapshot, type Snapshot } from './snapshot.ts';
import type { Storefront } from './storefront.ts';

const CHANNEL = 'catalogue';
/** Dates on pages count from the day a snapshot was read, and a notification may be lost: it is read anew. */
const MAX_AGE_MS = 600_000;
const RETRY_MS = 1_000;
const NO_PHOTOGRAPHS: Photographs = {};

/** The catalogue in memory, kept true by notifications from every process of the store. */
export interface CatalogueReader {
  /**
   * The storefront of a host name, the first one when no storefront has that host. In a language, `fr` or `fr-CA`, where
   * it has that, else in its first.
   */
  storefrontOf(hostname: string, language?: string): Storefront;
  getStorefront(key: string, language?: string): Storefront;
  /** All of them, each in its first language. */
  readonly storefronts: readonly Storefront[];
  /** Null for a key that is none. */
  findStorefront(key: string): Storefront | null;
  /**
   * Makes every process read it again, this one included. If the database is unreachable, the notification is sent
   * when it is back.
   */
  announceChange(): void;
  /** Replaces the catalogue by files that were read and imported again; every page may change. */
  replaceCatalogue(catalogue: Catalogue): Promise<void>;
  /** Increases with every change, also when only the day or the running sales change. */
  readonly revision: number;
}

interface ReaderOptions {
  readonly database: Database;
  readonly catalogue: Catalogue;
  /** Without them everything is shown as it is drawn. */
  readonly photographs?: Photographs;
  readonly createTranslators?: CreateTranslators;
  readonly clock: Clock;
  /** Host name -> storefront key, beside `<key>.localhost`. */
  readonly hosts: Readonly<Record<string, string>>;
  /**
   * Called with the tags of the pages whose content has changed; null is every page, because prices stand on many.
   */
  readonly onChange: (tags: readonly string[] | null) => void;
  /** A snapshot of the same files and rows, on the same day: it is not read again. */
  readonly current?: Snapshot;
  /** Called with each operator setting that cannot be parsed and is left out. */
  readonly onFault?: (text: string) => void;
}

/** Reads the first snapshot and listens for changes. */
export const openCatalogueReader = async (options: ReaderOptions): Promise<CatalogueReader> => {
  const reader = new Reader(options, options.current ?? (await read(options, null)));
  await options.database.listen(CHANNEL, () => reader.refresh());
  return reader;
};

const read = (
  {
    database,
    catalogue,
    photographs = NO_PHOTOGRAPHS,
    clock,
    onFault = () => undefined,
    ...options
  }: ReaderOptions,
  known: Snapshot | null,
): Promise<Snapshot> => {
  const { createTranslators } = options;
  const reading = { database, catalogue, photographs, now: clock.now(), onFault };
  return readSnapshot(createTranslators ? { ...reading, createTranslators } : reading, known);
};

class Reader implements CatalogueReader {
  #options: ReaderOptions;
  #snapshot: Snapshot;
  /** In milliseconds. */
  #pricesChangeAt = Number.POSITIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<void> | null = null;
  #revision = 0;
  #hasNews = false;

  constructor(options: ReaderOptions, snapshot: Snapshot) {
    this.#options = options;
    this.#snapshot = snapshot;
    this.#awaitChange();
  }

  get revision(): number {
    return this.#revision;
  }

  storefrontOf(hostname: string, language = ''): Storefront {
    this.#followPrices();
    if (this.#options.clock.now() - this.#snapshot.readAt > MAX_AGE_MS) this.refresh();
    const label = hostname.split('.')[0] ?? '';
    const key = this.#options.hosts[hostname] ?? label;
    const found = this.#snapshot.storefronts.get(key) ?? this.getStorefront(this.#snapshot.defaultKey);
    return inLanguage(found, language);
  }

  get storefronts(): readonly Storefront[] {
    this.#followPrices();
    return [...this.#snapshot.storefronts.values()];
  }

  findStorefront(key: string): Storefront | null {
    this.#followPrices();
    return this.#snapshot.storefronts.get(key) ?? null;
  }

  getStorefront(key: string, language = ''): Storefront {
    const storefront = this.findStorefront(key);
    if (!storefront) throw new Error(`no storefront ${key}`);
    return inLanguage(storefront, language);
  }

  announceChange(): void {
    this.refresh();
    this.#options.database.notify(CHANNEL, String(process.pid)).catch(() => undefined);
  }

  /**
   * One reading at a time; news that comes during one is read right after it. A failed reading keeps the
   * old snapshot and is tried again at the next news.
   */
  refresh(): void {
    this.#hasNews = true;
    this.#reading ??= this.#readNews().finally(() => {
      this.#reading = null;
    });
  }

  async replaceCatalogue(catalogue: Catalogue): Promise<void> {
    // A reading under way would bring back the old catalogue; one that begins now waits for this.
    while (this.#reading) await this.#reading;
    this.#reading = this.#replace(catalogue).finally(() => {
      this.#reading = null;
      if (this.#hasNews) this.refresh();
    });
    await this.#reading;
  }

  async #replace(catalogue: Catalogue): Promise<void> {
    this.#options = { ...this.#options, catalogue };
    this.#snapshot = await read(this.#options, null);
    this.#awaitChange();
    this.#revision += 1;
    this.#options.onChange(null);
  }

  /** A sale that has begun or ended since changes every price, in memory and on the pages that are kept. */
  #followPrices(): void {
    const now = this.#options.clock.now();
    if (now < this.#pricesChangeAt) return;
    this.#snapshot = withPricesOf(this.#snapshot, now);
    this.#revision += 1;
    this.#awaitChange();
    this.#options.onChange(null);
  }

  /** The dates of deliveries count from the day: pages of products whose dates are others now leave with the old snapshot. */
  #followDay(): void {
    if (this.#options.clock.now() >= dayEndsAt(this.#snapshot.readAt)) this.refresh();
  }

  /**
   * Cached pages are sent without asking the catalogue, so that only a timer ends them. It looks again now and then: clocks
   * are set, and a reading at the end of the day may have failed.
   */
  #awaitChange(): void {
    this.#pricesChangeAt = pricesChangeAt(this.#snapshot);
    clearTimeout(this.#timer);
    const wait = Math.min(this.#pricesChangeAt, dayEndsAt(this.#snapshot.readAt)) - this.#options.clock.now();
    this.#timer = setTimeout(
      () => {
        this.#followPrices();
        this.#followDay();
        this.#awaitChange();
      },
      Math.min(wait > 0 ? wait : RETRY_MS, MAX_AGE_MS),
    ).unref();
  }

  async #readNews(): Promise<void> {
    while (this.#hasNews) {
      this.#hasNews = false;
      const before = this.#snapshot;
      const snapshot = await read(this.#options, before).catch(() => null);
      if (!snapshot) return;
      if (snapshot.fingerprint === before.fingerprint) {
        // A sale may have begun while it was read: what is there now stays.
        this.#snapshot = { ...this.#snapshot, readAt: snapshot.readAt };
        continue;
      }
      this.#snapshot = snapshot;
      this.#awaitChange();
      this.#revision += 1;
      const changed = changedPages(before, snapshot);
      if (changed === null || changed.length > 0) this.#options.onChange(changed);
    }
  }
}

/** @example inLanguage(storefront, 'fr-CA').language // "fr" */
const inLanguage = (storefront: Storefront, asked: string): Storefront =>
  storefront.inLanguage(asked.split('-')[0] ?? '');

/**
 * Tags of the products that look different now, in any storefront; null is every page. A price stands on more pages
 * than its product's: in sets, beside other products, in the feed. It changes seldom; stock changes all the time.
 */
const changedPages = (before: Snapshot, after: Snapshot): string[] | null => {
  const names = new Set<string>();
  for (const [key, storefront] of after.storefronts) {
    const known = before.storefronts.get(key);
    if (known === storefront) continue;
    if (!known || !isEqual(pricesIn(known), pricesIn(storefront))) return null;
    for (const name of changedNames(known, storefront)) names.add(name);
  }
  return [...names].map((name) => `product:${name}`);
};

const pricesIn = ({ entries, fixedSavings }: Storefront) => [
  fixedSavings,
  entries.map(({ product }) =>
    Object.values(product.variants).map(({ sku, list, price, value }) => [sku, list, price, value]),
  ),
];

/** The products whose pages show something else, and all of them once an operator has switched something. */
const changedNames = (before: Storefront, after: Storefront): string[] => {
  const isSwitched = !isEqual([before.flags, before.bundles], [after.flags, after.bundles]);
  const names = new Set([...before.entries, ...after.entries].map(({ data }) => data.name));
  return [...names].filter((name) => isSwitched || !isSameOnPage(name, before, after));
};

const isSameOnPage = (name: string, before: Storefront, after: Storefront): boolean => {
  const now = shownOf(name, after);
  return shownOf(name, before).every((part, index) => isEqual(part, now[index]));
};

/** A page shows the product and what comes free with it. */
const shownOf = (name: string, { findEntry, findProduct }: Storefront): unknown[] => {
  const entry = findEntry(name);
  return [entry?.data, entry?.product, entry?.reviews, entry?.product.gifts.map(findProduct)];
};

const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
