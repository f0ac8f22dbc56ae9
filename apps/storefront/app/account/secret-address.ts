/** The address has a token in it: it must not travel on to other sites. No such page is stored (cache-headers.ts). */
export const SECRET_ADDRESS = { 'Referrer-Policy': 'no-referrer' };
