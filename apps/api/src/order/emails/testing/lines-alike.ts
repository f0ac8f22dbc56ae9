import type { Email } from '../../../email/email.ts';

/** Lines of an email that read alike in two languages: names and addresses, or texts that were never translated. */
export const linesAlike = (one: Email, other: Email): string[] => {
  const lines = new Set(linesOf(one));
  return linesOf(other).filter((line) => lines.has(line));
};

const linesOf = ({ subject, text }: Email): string[] =>
  [subject, ...text.split('\n')].map((line) => line.trim()).filter((line) => /\p{L}{2}/u.test(line));
