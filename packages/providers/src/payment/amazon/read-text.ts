/** The text of an answer; null where it is longer than so many bytes, and the rest of it is not read. */
export const readText = async (answer: Response, mostBytes: number): Promise<string | null> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
