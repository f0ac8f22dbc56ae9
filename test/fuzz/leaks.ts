/** What an answer must never say: how the store is built. */
const LEAKS = [
  /\bat [^\n<]{0,200}\(?(?:file:|node:|\/)[^\s)]*:\d+:\d+\)?/,
  /node_modules/,
  /\b(?:select|insert into|update|delete from)\b[^<>\n]{0,200}\b(?:"?[a-z_]+"?\."?[a-z_]+"?|values \(|returning)/,
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
