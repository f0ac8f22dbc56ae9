import type { Catalogue } from '@counterpane/catalogue/load';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';
import { readSnapshot, type Snapshot, type Storefront } from './snapshot.ts';

const CHANNEL = 'catalogue';
/** Dates on pages count from the day a snapshot was read, and a notification may be lost: it is read anew. */
const MAX_AGE_MS = 600_000;

/** The catalogue in memory, kept true by notifications from every process of the store. */
export interface CatalogueReader {
  /** The storefront of a host name, the first one when the host is nobody's. */
  storefrontOf(hostname: string): Storefront;
  getStorefront(key: string): Storefront;
  /** Null for a key that is none. */
  findStorefront(key: string): Storefront | null;
  /** Has every process read it again, this one included. A database that is gone is told when it is back. */
  announceChange(): void;
  /** Counts up when something has changed, be it only the day. */
  readonly revision: number;
}

export interface ReaderOptions {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  /** Host name -> storefront key, beside `<key>.localhost`. */
  readonly hosts: Readonly<Record<string, string>>;
  /** Told the tags of the pages whose content has changed. */
  readonly onChange: (tags: readonly string[]) => void;
  /** Told which settings of an operator cannot be read and are left out. */
  readonly onFault?: (text: string) => void;
}

/** Reads the first snapshot and listens for changes. */
export const openCatalogueReader = async (options: ReaderOptions): Promise<CatalogueReader> => {
  const reader = new Reader(options, await read(options, null));
  await options.database.listen(CHANNEL, () => reader.refresh());
  return reader;
};

const read = (
  { database, catalogue, clock, onFault = () => undefined }: ReaderOptions,
  known: Snapshot | null,
): Promise<Snapshot> => readSnapshot({ db: database.db, catalogue, now: clock.now(), onFault }, known);

class Reader implements CatalogueReader {
  readonly #options: ReaderOptions;
  #snapshot: Snapshot;
  #reading: Promise<void> | null = null;
  #revision = 0;
  #hasNews = false;

  constructor(options: ReaderOptions, snapshot: Snapshot) {
    this.#options = options;
    this.#snapshot = snapshot;
  }

  get revision(): number {
    return this.#revision;
  }

  storefrontOf(hostname: string): Storefront {
    if (this.#options.clock.now() - this.#snapshot.readAt > MAX_AGE_MS) this.refresh();
    const label = hostname.split('.')[0] ?? '';
    const key = this.#options.hosts[hostname] ?? label;
    return this.#snapshot.storefronts.get(key) ?? this.getStorefront(this.#snapshot.defaultKey);
  }

  findStorefront(key: string): Storefront | null {
    return this.#snapshot.storefronts.get(key) ?? null;
  }

  getStorefront(key: string): Storefront {
    const storefront = this.findStorefront(key);
    if (!storefront) throw new Error(`no storefront ${key}`);
    return storefront;
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

  async #readNews(): Promise<void> {
    while (this.#hasNews) {
      this.#hasNews = false;
      const before = this.#snapshot;
      const snapshot = await read(this.#options, before).catch(() => null);
      if (!snapshot) return;
      this.#snapshot = snapshot;
      if (snapshot.fingerprint === before.fingerprint) continue;
      this.#revision += 1;
      const changed = changedProducts(before, snapshot);
      if (changed.length > 0) this.#options.onChange(changed);
    }
  }
}

/** Tags of the products that look different now, in any storefront. */
const changedProducts = (before: Snapshot, after: Snapshot): string[] => {
  const known = fingerprints(before);
  const now = fingerprints(after);
  const names = new Set([...known.keys(), ...now.keys()]);
  return [...names].filter((name) => known.get(name) !== now.get(name)).map((name) => `product:${name}`);
};

/** What each product's pages show: the product, what comes free with it, and what an operator has switched. */
const fingerprints = ({ storefronts }: Snapshot): Map<string, string> => {
  const texts = new Map<string, string>();
  for (const { entries, findProduct, flags, bundles } of storefronts.values()) {
    const switched = JSON.stringify([flags, bundles]);
    for (const { data, product } of entries) {
      const text = JSON.stringify([data, product, product.gifts.map(findProduct)]);
      texts.set(data.name, `${texts.get(data.name) ?? ''}${text}${switched}`);
    }
  }
  return texts;
};
