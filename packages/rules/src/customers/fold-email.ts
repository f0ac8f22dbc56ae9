/**
 * An email as accounts are told apart by: two spellings of it reach one mailbox [R044].
 * @example foldEmail(' Ada@Example.com ') // "ada@example.com"
 */
export const foldEmail = (email: string): string => email.trim().toLowerCase();
