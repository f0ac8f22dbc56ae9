import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** A message as it arrived. */
export interface ReceivedMail {
  readonly id: number;
  readonly receivedAt: string;
  readonly messageId: string;
  readonly from: string;
  /** Whom the sender's program named as receivers, whatever the letterhead says. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The headers `List-Unsubscribe` and `List-Unsubscribe-Post` (RFC 8058), where it has them. */
  readonly unsubscribe: { readonly address: string; readonly post: string } | null;
}

const MOST_KEPT = 200;

/** The last messages, the newest first. With a file, one line each, they outlive the process. */
export class ReceivedMails {
  #mails: readonly ReceivedMail[];
  #lastId: number;
  readonly #file: string | undefined;

  constructor(file?: string) {
    this.#file = file;
    this.#mails = file && existsSync(file) ? reload(file) : [];
    this.#lastId = this.#mails[0]?.id ?? 0;
  }

  list(): readonly ReceivedMail[] {
    return this.#mails;
  }

  find(id: number): ReceivedMail | null {
    return this.#mails.find((mail) => mail.id === id) ?? null;
  }

  keep(mail: Omit<ReceivedMail, 'id'>): void {
    this.#lastId += 1;
    const kept = { id: this.#lastId, ...mail };
    this.#mails = [kept, ...this.#mails].slice(0, MOST_KEPT);
    if (this.#file) appendFileSync(this.#file, lineOf(kept));
  }
}

/** What follows the last newline is a line that the process did not live to finish; old mail is let go of. */
const reload = (file: string): readonly ReceivedMail[] => {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1).slice(-MOST_KEPT);
  // Our own file: each line was written by keep().
  const mails = lines.map((line) => JSON.parse(line) as ReceivedMail);
  writeFileSync(file, mails.map(lineOf).join(''));
  return mails.toReversed();
};

const lineOf = (mail: ReceivedMail): string => `${JSON.stringify(mail)}\n`;
