import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';

type Entry<Records> = readonly [kind: keyof Records, id: string, value: unknown];

/**
 * A sandbox's memory, by kind and id. With a file, each {@link commit} is one appended line: a process killed at any
 * moment leaves either the whole effect of a call (the charge, its ledger entry, its idempotent answer) or none.
 */
export class Journal<Records extends object> {
  readonly #records = new Map<keyof Records, Map<string, unknown>>();
  readonly #file: string | undefined;
  #uncommitted = new Map<string, Entry<Records>>();

  constructor(file?: string) {
    this.#file = file;
    if (file && existsSync(file)) this.#reload(file);
  }

  find<K extends keyof Records>(kind: K, id: string): Records[K] | null {
    // Only save() writes to these maps, and it takes Records[K] for kind K.
    return (this.#records.get(kind)?.get(id) as Records[K] | undefined) ?? null;
  }

  list<K extends keyof Records>(kind: K): Records[K][] {
    // The same reason as in find().
    return [...(this.#records.get(kind)?.values() ?? [])] as Records[K][];
  }

  count(kind: keyof Records): number {
    return this.#records.get(kind)?.size ?? 0;
  }

  save<K extends keyof Records>(kind: K, id: string, value: Records[K]): Records[K] {
    this.#remember(kind, id, value);
    this.#uncommitted.set(`${String(kind)} ${id}`, [kind, id, value]);
    return value;
  }

  commit(): void {
    if (this.#uncommitted.size === 0) return;
    const line = JSON.stringify([...this.#uncommitted.values()]);
    this.#uncommitted = new Map();
    if (this.#file) appendFileSync(this.#file, `${line}\n`);
  }

  #remember(kind: keyof Records, id: string, value: unknown): void {
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
      for (const [kind, id, value] of JSON.parse(line) as Entry<Records>[]) this.#remember(kind, id, value);
    }
  }
}
