/** What an answer must never say: how the store is built. */
const LEAKS = [
  /\bat [^\n<]{0,200}\(?(?:file:|node:|\/)[^\s)]*:\d+:\d+\)?/,
  /node_modules/,
  /\bselect\b[^<>\n]{0,300}\bfrom\s+"?[a-z_]+"?\s+(?:where|join|as|order by|limit)\b/i,
  /\b(?:insert into "?[a-z_]+"? ?\(|delete from "?[a-z_]+"? where|update "?[a-z_]+"? set)\s/i,
  /Failed query:/,
  /syntax error at or near/i,
  /relation "/i,
  /duplicate key value/i,
  /invalid byte sequence/i,
  /\/(?:tmp|work|home|usr|root|app)\/[a-z0-9_-]+\/[a-z0-9_./-]+/i,
  /\b(?:TypeError|RangeError|ReferenceError|SyntaxError|ZodError|DrizzleQueryError)\b/,
] as const;

/** The first leak in a text, or null. What the request itself said and comes back is none. */
export const findLeak = (text: string, sent: string): string | null => {
  for (const leak of LEAKS) {
    const found = leak.exec(text)?.[0];
    if (found !== undefined && !sent.includes(found)) return found;
  }
  return null;
};
