/** How many photographs go with one request of a customer, and how large each may be. */
export const PHOTO_LIMITS = { most: 5, megabytes: 8 } as const;

/** What a browser offers to choose from: with these a phone sends its own formats as JPEG. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp';

/** Bytes of a form with as many photographs as it may have, and what stands around them. */
export const PHOTO_FORM_BYTES = PHOTO_LIMITS.most * PHOTO_LIMITS.megabytes * 1024 * 1024 + 64 * 1024;
