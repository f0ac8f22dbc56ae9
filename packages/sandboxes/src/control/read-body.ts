/** The JSON of a lever: a sandbox whose signatures cover the bytes as they came has it as text. */
export const readBody = (body: unknown): unknown =>
  typeof body === 'string' ? JSON.parse(body || '{}') : (body ?? {});
