import { expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { REAL_SETTINGS } from '../testing/real-settings.ts';

const KEYS = { S3_BUCKET: 'photographs', S3_ACCESS_KEY_ID: 'AKIA1', S3_SECRET_ACCESS_KEY: 's' };

const s3Of = (env: Readonly<Record<string, string>>) => {
  const result = parseConfig({ ...REAL_SETTINGS, ...env });
  return result.ok ? result.config.s3 : result.problems;
};

test('Without keys of S3 files are in the data folder', () => {
  expect(s3Of({})).toBe(null);
});

test('All keys of S3 have files stored in its bucket, at Amazon or at another server', () => {
  expect(s3Of(KEYS)).toEqual({
    bucket: 'photographs',
    accessKeyId: 'AKIA1',
    secretAccessKey: 's',
    region: 'us-east-1',
    endpoint: 'https://s3.us-east-1.amazonaws.com',
  });
  expect(s3Of({ ...KEYS, S3_REGION: 'eu-west-1', S3_ENDPOINT: 'http://minio.internal:9000' })).toMatchObject({
    region: 'eu-west-1',
    endpoint: 'http://minio.internal:9000',
  });
});

test('Half an account of S3 is named, and a bucket that can be none is refused', () => {
  expect(s3Of({ S3_BUCKET: 'photographs' })).toEqual([
    'S3_ACCESS_KEY_ID is missing: S3 needs all of its keys',
    'S3_SECRET_ACCESS_KEY is missing: S3 needs all of its keys',
  ]);
  expect(s3Of({ ...KEYS, S3_BUCKET: '../x' })).toEqual([expect.stringMatching(/^S3_BUCKET is wrong/)]);
});
