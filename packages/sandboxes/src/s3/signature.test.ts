import { expect, test } from 'vitest';
import { findSignatureFault, type SignedRequest } from './signature.ts';

/** "GET Object" of Amazon's examples of Signature Version 4 for S3, with its published keys and signature. */
const KEYS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const PUBLISHED: SignedRequest = {
  method: 'GET',
  path: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
};
const THEN = Date.parse('2013-05-24T00:05:00Z');

const faultOf = (request: SignedRequest, keys = KEYS, now = THEN) =>
  findSignatureFault(request, keys, 'us-east-1', now);
const withHeader = (name: string, value: string | undefined): SignedRequest => ({
  ...PUBLISHED,
  headers: { ...PUBLISHED.headers, [name]: value },
});

test('The signature of the published example is right', () => {
  expect(faultOf(PUBLISHED)).toBe(null);
});

test('A signature of another request, key, region or time is refused as S3 refuses it', () => {
  expect(faultOf({ ...PUBLISHED, path: '/other.txt' })).toBe('SignatureDoesNotMatch');
  expect(faultOf(withHeader('range', 'bytes=0-99'))).toBe('SignatureDoesNotMatch');
  expect(faultOf(PUBLISHED, { ...KEYS, secretAccessKey: 'another' })).toBe('SignatureDoesNotMatch');
  expect(findSignatureFault(PUBLISHED, KEYS, 'eu-central-1', THEN)).toBe('SignatureDoesNotMatch');
  expect(faultOf(PUBLISHED, { ...KEYS, accessKeyId: 'AKIAOTHER' })).toBe('InvalidAccessKeyId');
  expect(faultOf(withHeader('authorization', undefined))).toBe('AccessDenied');
  expect(faultOf(PUBLISHED, KEYS, THEN + 20 * 60_000)).toBe('RequestTimeTooSkewed');
});

test('A header of Amazon that is not signed is refused: another could have added it', () => {
  expect(faultOf(withHeader('x-amz-acl', 'public-read'))).toBe('SignatureDoesNotMatch');
});
