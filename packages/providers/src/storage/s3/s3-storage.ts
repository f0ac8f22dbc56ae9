import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type FileStorage, isStorageKey, StorageUnavailable } from '../port.ts';

interface S3Options {
  /** Where the service is, for example `https://s3.eu-central-1.amazonaws.com` or that of a MinIO. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of each call. */
  readonly timeoutMs: number;
}

/**
 * Files in a private bucket of S3, or of a service that speaks as it does. The bucket is named in the path, which all of them
 * understand; requests are signed with Signature Version 4.
 */
export const s3Storage = ({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
  timeoutMs,
}: S3Options): FileStorage => {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const base = endpoint.replace(/\/$/, '');

  const ask = async (
    method: 'PUT' | 'GET' | 'DELETE',
    key: string,
    sent: { readonly body?: Uint8Array<ArrayBuffer>; readonly headers?: Record<string, string> } = {},
  ): Promise<Response> => {
    if (!isStorageKey(key)) throw new TypeError('not a key of the storage');
    const body = sent.body ?? new Uint8Array();
    // The signature covers the bytes too.
    const headers = { ...sent.headers, 'x-amz-content-sha256': sha256(body) };
    try {
      const signed = await client.sign(`${base}/${bucket}/${key}`, {
        method,
        headers,
        ...(sent.body ? { body } : {}),
      });
      return await fetch(signed, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    } catch (error) {
      throw new StorageUnavailable('the storage did not answer', { cause: error });
    }
  };

  return {
    put: async (key, { bytes, type }) => {
      await accepted(
        await ask('PUT', key, { body: new Uint8Array(bytes), headers: { 'content-type': type } }),
      );
    },
    read: async (key) => {
      const answer = await ask('GET', key);
      if (answer.status === 404) {
        const text = await whole(() => answer.text());
        // A bucket that is not there is no missing file.
        if (text.includes('<Code>NoSuchKey</Code>')) return null;
        throw new StorageUnavailable('the storage answered 404: it has no such bucket');
      }
      await accepted(answer);
      return Buffer.from(await whole(() => answer.arrayBuffer()));
    },
    delete: async (key) => {
      await accepted(await ask('DELETE', key));
    },
  };
};

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What the service says is for programmers; it may repeat the key id, so its code alone goes into an error. */
const accepted = async (answer: Response): Promise<void> => {
  if (answer.ok) return;
  const text = await whole(() => answer.text());
  const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? 'no code';
  throw new StorageUnavailable(`the storage answered ${answer.status}: ${code}`);
};

const whole = async <Body>(read: () => Promise<Body>): Promise<Body> => {
  try {
    return await read();
  } catch (error) {
    throw new StorageUnavailable('the storage broke off its answer', { cause: error });
  }
};
