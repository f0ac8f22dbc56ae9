/** An amount in a text, as several providers write it; inside a sandbox it is integer cents. @example writeDecimal(76104) // "761.04" */
export const writeDecimal = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Null for anything that is no amount of whole cents above nothing. @example findDecimalCents('761.04') // 76104 */
export const findDecimalCents = (text: string): number | null => {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 ? cents : null;
};
