import { join } from 'node:path';
import { diskStorage } from '@counterpane/providers/storage/disk/disk-storage';
import type { FileStorage } from '@counterpane/providers/storage/port';
import { s3Storage } from '@counterpane/providers/storage/s3/s3-storage';
import { traceStorage } from '../monitoring/trace-calls.ts';
import type { S3Keys } from './s3-keys.ts';

/** Of each call: a photograph is some hundred kilobytes. */
const TIMEOUT_MS = 10_000;

/** Where files of customers are: in a bucket, or in a folder of the data folder. */
export const storageOf = (s3: S3Keys | null, dataFolder: string): FileStorage =>
  s3 ? traceStorage(s3Storage({ ...s3, timeoutMs: TIMEOUT_MS })) : diskStorage(join(dataFolder, 'files'));
