/** Files that belong to people: no address leads to them, and who may read one is decided before it is read. */
export interface FileStorage {
  /**
   * Stores a file, in place of one with the same key.
   * @throws StorageUnavailable when it may not have been stored
   */
  put(key: string, file: StoredFile): Promise<void>;
  /** The bytes of a file; null where there is none. @throws StorageUnavailable */
  read(key: string): Promise<Buffer | null>;
  /** Deletes a file; one that is not there is deleted already. @throws StorageUnavailable */
  delete(key: string): Promise<void>;
}

interface StoredFile {
  readonly bytes: Buffer;
  /** For example `image/jpeg`. */
  readonly type: string;
}

/**
 * Keys are 32 characters of base64url, from a secure generator: they can stand in a path and in an address as they are.
 * @example isStorageKey('../x') // false
 */
export const isStorageKey = (key: string): boolean => /^[\w-]{32}$/.test(key);

/** The storage did not answer, not in time, or refused: the call can be made again. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}
