const CODES: Readonly<Record<string, string>> = { US: 'USA', CA: 'CAN', GB: 'GBR' };

/** A country that we sell in as some companies write it, ISO 3166-1 in three letters. @example threeLetters('CA') // "CAN" */
export const threeLetters = (country: string): string => CODES[country] ?? country;
