import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 30_000;

interface SentMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** The address that the first mail to an email leads to, once it is there, of those whose subject has these words. */
export const linkTo = async (email: string, subject: string): Promise<URL> => {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const mail = mails().find((one) => one.to.includes(email) && one.subject.includes(subject));
    const url = /http\S+/.exec(mail?.text ?? '')?.[0];
    if (url !== undefined) return new URL(url);
    await delay(100);
  }
  throw new Error(`no mail to ${email} has come`);
};

/** What the mailbox of the demo has written down. */
const mails = (): SentMail[] => {
  const file = join(process.env.STORE_DATA ?? '', 'sandboxes/mailbox.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  // Each line was written by the mailbox.
  return lines.map((line) => JSON.parse(line) as SentMail);
};
