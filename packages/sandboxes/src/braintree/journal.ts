import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import type { Agreement } from './agreements.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Nonce } from './nonces.ts';
import type { Notification } from './notification.ts';
import type { Transaction } from './transaction.ts';

/** Everything the sandbox remembers, by kind and id. */
export interface Records {
  agreement: Agreement;
  nonce: Nonce;
  transaction: Transaction;
  notification: Notification;
  ledger: LedgerEntry;
}

type Kind = keyof Records;
type Entry = readonly [kind: Kind, id: string, value: unknown];

/**
 * The sandbox's memory. With a file, each {@link commit} is one appended line: a process killed at any
 * moment leaves either the whole effect of a call (the sale, its ledger entry, the used nonce) or none.
 */
export class Journal {
  readonly #records = new Map<Kind, Map<string, unknown>>();
  readonly #file: string | undefined;
  #uncommitted: Entry[] = [];

  constructor(file?: string) {
    this.#file = file;
    if (file && existsSync(file)) this.#reload(file);
  }

  find<K extends Kind>(kind: K, id: string): Records[K] | null {
    // Only save() writes to these maps, and it takes Records[K] for kind K.
    return (this.#records.get(kind)?.get(id) as Records[K] | undefined) ?? null;
  }

  list<K extends Kind>(kind: K): Records[K][] {
    // The same reason as in find().
    return [...(this.#records.get(kind)?.values() ?? [])] as Records[K][];
  }

  save<K extends Kind>(kind: K, id: string, value: Records[K]): Records[K] {
    this.#remember(kind, id, value);
    this.#uncommitted.push([kind, id, value]);
    return value;
  }

  commit(): void {
    if (this.#uncommitted.length === 0) return;
    const line = JSON.stringify(this.#uncommitted);
    this.#uncommitted = [];
    if (this.#file) appendFileSync(this.#file, `${line}\n`);
  }

  #remember(kind: Kind, id: string, value: unknown): void {
    const ofKind = this.#records.get(kind) ?? new Map<string, unknown>();
    this.#records.set(kind, ofKind.set(id, value));
  }

  #reload(file: string): void {
    const journal = readFileSync(file);
    // What follows the last newline is a line that the process did not live to finish: it never happened.
    const whole = journal.lastIndexOf('\n') + 1;
    if (whole < journal.length) truncateSync(file, whole);
    for (const line of journal.toString('utf8', 0, whole).split('\n').slice(0, -1)) {
      // Our own journal: each line was written by commit().
      for (const [kind, id, value] of JSON.parse(line) as Entry[]) this.#remember(kind, id, value);
    }
  }
}
