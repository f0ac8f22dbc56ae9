import { MIMEType } from 'node:util';
import { PHOTO_LIMITS } from '@counterpane/contract/orders/photo-limits';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';

/** More than the fields of any form of ours: each part of a body is an object. */
const MOST_PARTS = 20;
const MOST_BYTES = PHOTO_LIMITS.megabytes * 1024 * 1024;

/**
 * The files of a form that are named `photos`, or why they are not taken; null for a body that is no such form. A file field
 * that was left empty is sent as a file of no bytes.
 */
export const parsePhotos = async (
  contentType: string,
  body: Buffer,
): Promise<Decision<readonly Buffer[], 'photo_refused'> | null> => {
  const boundary = findBoundary(contentType);
  if (!boundary || countUntil(body, `--${boundary}`, MOST_PARTS) > MOST_PARTS) return null;
  const sent = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  const form = await sent.formData().catch(() => null);
  if (!form) return null;
  const files = form
    .getAll('photos')
    .flatMap((value) => (value instanceof File && value.size > 0 ? [value] : []));
  if (files.length === 0) return refuse({ code: 'photo_refused', fault: 'none' });
  if (files.length > PHOTO_LIMITS.most) return refuse({ code: 'photo_refused', fault: 'too_many' });
  if (files.some(({ size }) => size > MOST_BYTES))
    return refuse({ code: 'photo_refused', fault: 'too_large' });
  return accept(await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer()))));
};

/** What its parts are told apart by; null where the type names none. */
const findBoundary = (contentType: string): string | null => {
  try {
    return new MIMEType(contentType).params.get('boundary');
  } catch {
    // It cannot be read.
    return null;
  }
};

/** How often something stands in a body, counted no further than needed. */
const countUntil = (body: Buffer, sign: string, most: number): number => {
  let count = 0;
  for (let at = body.indexOf(sign); at !== -1 && count <= most; at = body.indexOf(sign, at + sign.length))
    count++;
  return count;
};
