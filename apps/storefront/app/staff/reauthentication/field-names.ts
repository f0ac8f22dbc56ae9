/** The fields of a form for the password or code of its sender. */
export const REAUTHENTICATION_FIELDS = { code: 'proof-code', password: 'proof-password' } as const;
