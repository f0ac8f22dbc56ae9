const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const PLAIN = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/**
 * A typed amount as cents, in English or in French; null when it is no amount.
 * @example parseAmount('$1,299.50') // 129950
 */
export const parseAmount = (typed: string): number | null => {
  const bare = typed.replace(/[\s$£]/g, '');
  const [, whole, hundredths = ''] = PLAIN.exec(GROUPED.test(bare) ? bare.replaceAll(',', '') : bare) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(hundredths.padEnd(2, '0'));
};
