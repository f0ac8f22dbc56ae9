import { type S3Sandbox, startS3Sandbox } from '@counterpane/sandboxes/s3/s3-sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FileStorage, StorageUnavailable } from '../port.ts';
import { behavesAsStorage, file, newKey } from '../testing/storage-contract.ts';
import { s3Storage } from './s3-storage.ts';

const S3 = {
  accessKeyId: 'AKIA1',
  secretAccessKey: 'secret/1',
  region: 'eu-central-1',
  bucket: 'photographs',
};

let sandbox: S3Sandbox;
beforeAll(async () => {
  sandbox = await startS3Sandbox({ ...S3, host: '127.0.0.1', port: 0 });
});
beforeEach(() => sandbox.fault(null));
afterAll(() => sandbox.close());

const s3 = (own: Partial<typeof S3> = {}): FileStorage =>
  s3Storage({ ...S3, ...own, endpoint: sandbox.url, timeoutMs: 200 });

describe('the storage of S3', () => {
  it('stores, reads and deletes files, each call signed', () => behavesAsStorage(s3()));

  it('says of which type a file is', async () => {
    const key = newKey();
    await s3().put(key, file(Buffer.from('x')));
    expect(sandbox.objects.get(key)?.type).toBe('image/jpeg');
  });

  it('cannot be used with a wrong secret, key, region or bucket', async () => {
    const codes: unknown[] = [];
    for (const own of [
      { secretAccessKey: 'other' },
      { accessKeyId: 'AKIA2' },
      { region: 'us-east-1' },
      { bucket: 'other' },
    ])
      codes.push(
        await s3(own)
          .read(newKey())
          .catch((error: Error) => [error.name, error.message]),
      );
    expect(codes).toEqual([
      ['StorageUnavailable', 'the storage answered 403: SignatureDoesNotMatch'],
      ['StorageUnavailable', 'the storage answered 403: InvalidAccessKeyId'],
      ['StorageUnavailable', 'the storage answered 403: SignatureDoesNotMatch'],
      ['StorageUnavailable', 'the storage answered 404: it has no such bucket'],
    ]);
  });

  it.each(['error500', 'hang'] as const)('cannot be used while the service fails: %s', async (kind) => {
    sandbox.fault(kind);
    await expect(s3().put(newKey(), file(Buffer.from('x')))).rejects.toThrow(StorageUnavailable);
    await expect(s3().delete(newKey())).rejects.toThrow(StorageUnavailable);
  });
});
