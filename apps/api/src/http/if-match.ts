/** The version of an If-Match header, bare or quoted; null when there is none [S2]. */
export const readIfMatch = (header: string | undefined): number | null => {
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header?.trim() ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
};
