import { validateEmail } from '@counterpane/rules/address/email';

type PersonCommand =
  | { readonly ok: true; readonly do: 'export' | 'erase'; readonly email: string }
  | { readonly ok: false; readonly problem: string };

export const USAGE = `npm run --silent person -- export <email> > person.json
npm run person -- erase <email>
What the store has of the person who uses an email, or none of it but what the law asks to keep.`;

/** @example parsePersonCommand(['erase', 'ada@example.com']) // { ok: true, do: 'erase', email: 'ada@example.com' } */
export const parsePersonCommand = ([verb, email = '', ...more]: readonly string[]): PersonCommand => {
  if (verb !== 'export' && verb !== 'erase') return { ok: false, problem: 'What shall be done?' };
  if (more.length > 0) return { ok: false, problem: 'One email at a time.' };
  return validateEmail(email) === null
    ? { ok: true, do: verb, email }
    : { ok: false, problem: 'This is no email address.' };
};
