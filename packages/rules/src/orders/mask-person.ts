/** Stands for what is hidden, however long it is. */
const HIDDEN = '•••';

/**
 * The first letter of an email with its domain: enough to know one's own, and all that a link shows [R025].
 * @example maskEmail('jane@example.com') // "j•••@example.com"
 */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? maskText(email) : `${maskText(email.slice(0, at))}${email.slice(at)}`;
};

/** @example maskPhone('2125550142') // "•••42" */
export const maskPhone = (phone: string): string =>
  phone === '' ? '' : `${HIDDEN}${phone.replace(/\D/g, '').slice(-2)}`;

/** A surname, or the second line of an address. @example maskText('Lovelace') // "L•••" */
export const maskText = (text: string): string => text.replace(/^(.).*$/su, `$1${HIDDEN}`);

/** A street without its numbers. @example maskStreet('20 W 34th St') // "••• W •••th St" */
export const maskStreet = (line: string): string => line.replace(/\p{N}+/gu, HIDDEN);
