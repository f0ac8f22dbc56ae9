import {
  type AddPasskey,
  addPasskeySchema,
  type UsePasskey,
  usePasskeySchema,
} from '@counterpane/contract/customer/passkeys';

/** A new passkey that the script of the page has put into its form, with its name; null for anything else. */
export const parseNewPasskey = (form: FormData): AddPasskey | null => {
  const name = String(form.get('name') ?? '').trim();
  return addPasskeySchema.safeParse({ name, passkey: jsonOf(form) }).data ?? null;
};

/** The same of a passkey that signs in. */
export const parsePasskey = (form: FormData): UsePasskey['passkey'] | null =>
  usePasskeySchema.safeParse({ passkey: jsonOf(form) }).data?.passkey ?? null;

const jsonOf = (form: FormData): unknown => {
  try {
    return JSON.parse(String(form.get('passkey')));
  } catch {
    return null;
  }
};
