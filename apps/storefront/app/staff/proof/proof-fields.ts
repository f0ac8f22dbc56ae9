/** The fields of a form that prove who is there. */
export const PROOF_FIELDS = { code: 'proof-code', password: 'proof-password' } as const;
