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

/** How often a message has come to a receiver, by its name. */
export interface Delivery {
  /** With its angle brackets, as in {@link ReceivedMail}. */
  readonly messageId: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** 1 where it came once; more where it was sent again and filed once. */
  readonly times: number;
}

/**
 * The last messages, the newest first. With a file, one line each, they outlive the process. One that comes to the same receiver
 * under a `Message-ID` that is known is the same message, as for mail servers and mail programs (RFC 5322, section 3.6.4).
 */
export class ReceivedMails {
  #mails: readonly ReceivedMail[];
  #lastId: number;
  readonly #deliveries: Map<string, Delivery>;
  readonly #file: string | undefined;

  constructor(file?: string) {
    this.#file = file;
    this.#mails = file && existsSync(file) ? reload(file) : [];
    this.#lastId = this.#mails[0]?.id ?? 0;
    this.#deliveries = new Map(this.#mails.toReversed().map((mail) => [keyOf(mail), deliveryOf(mail, 1)]));
  }

  list(): readonly ReceivedMail[] {
    return this.#mails;
  }

  find(id: number): ReceivedMail | null {
    return this.#mails.find((mail) => mail.id === id) ?? null;
  }

  /** What came since the mailbox has known its mail, beyond the messages that it lists: the oldest first. */
  deliveries(): readonly Delivery[] {
    return [...this.#deliveries.values()];
  }

  keep(mail: Omit<ReceivedMail, 'id'>): void {
    const key = keyOf(mail);
    const known = mail.messageId === '' ? undefined : this.#deliveries.get(key);
    this.#deliveries.set(key, deliveryOf(mail, (known?.times ?? 0) + 1));
    if (known) return;
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

const keyOf = ({ messageId, to }: Pick<ReceivedMail, 'messageId' | 'to'>): string =>
  [messageId, ...to].join(' ');

const deliveryOf = ({ messageId, to, subject }: Omit<ReceivedMail, 'id'>, times: number): Delivery => ({
  ...{ messageId, to, subject, times },
});

const lineOf = (mail: ReceivedMail): string => `${JSON.stringify(mail)}\n`;
