import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 30_000;

/** The codes that a demo's mailbox has for an email, the newest last. */
export const codesFor = (email: string, dataFolder = process.env.STORE_DATA ?? ''): string[] => {
  const file = join(dataFolder, 'sandboxes/mailbox.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return lines
    .filter((line) => line.includes(email) && line.includes('sign-in code'))
    .flatMap((line) => /\d{3} \d{3}/.exec(line) ?? []);
};

/** The code that is sent to an email for the nth time, once it is there. */
export const codeFor = async (email: string, nth = 1, dataFolder?: string): Promise<string> => {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const code = codesFor(email, dataFolder)[nth - 1];
    if (code !== undefined) return code;
    await delay(100);
  }
  throw new Error(`no code for ${email} has come`);
};
