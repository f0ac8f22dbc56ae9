/** `761.04` as cents; null for what is no amount above zero. */
export const parseAmount = (text: string): number | null => {
  const [, whole, hundredths = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole) * 100 + Number(hundredths.padEnd(2, '0'));
  return cents > 0 ? cents : null;
};

/** @example writeAmount(76104) // "761.04" */
export const writeAmount = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
