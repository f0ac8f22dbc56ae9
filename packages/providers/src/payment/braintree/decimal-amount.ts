/** Cents as Braintree writes them. @example decimalOf(76104) // "761.04" */
export const decimalOf = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/**
 * Braintree's decimals as cents, without a float in between.
 * @example centsOf('761.04') // 76104
 * @throws when it is no amount in hundredths
 */
export const centsOf = (decimal: string): number => {
  const [, whole, hundredths = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(decimal) ?? [];
  if (whole === undefined) throw new Error(`not an amount: ${decimal}`);
  return Number(whole) * 100 + Number(hundredths.padEnd(2, '0'));
};
