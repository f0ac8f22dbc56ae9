/** More than any form of the shop has: the largest set has some sixty choices. */
const MOST_FIELDS = 500;
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

interface SentForm {
  readonly contentType: string | undefined;
  readonly bytes: Buffer;
}

/** The content type of a form without fields. */
export const EMPTY_FORM = 'application/x-www-form-urlencoded';

/**
 * Why a page cannot take a body, as the status that says so; null for a form. It is parsed once here, where what
 * cannot be parsed is a refusal: in a page it would be a bug.
 */
export const findFormFault = async ({ contentType, bytes }: SentForm): Promise<400 | 415 | null> => {
  if (bytes.length === 0 && contentType === undefined) return null;
  if (contentType === undefined || !FORM.test(contentType)) return 415;
  if (separatorsIn(bytes, contentType) > MOST_FIELDS) return 400;
  const body = new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } });
  const fields = await body.formData().catch(() => null);
  return fields === null || Array.from(fields.keys()).length > MOST_FIELDS ? 400 : null;
};

/** Counted before anything is parsed: fields are objects, and a few bytes of body make many. */
const separatorsIn = (bytes: Buffer, contentType: string): number =>
  bytes.toString('latin1').split(contentType.startsWith('multipart') ? '\r\n--' : '&').length - 1;
