import { z } from 'zod';

/** What the environment says of S3, or of a service that speaks as it does. */
export const s3Environment = z.object({
  S3_BUCKET: z.stringFormat('the name of a bucket', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_REGION: z.stringFormat('a region such as eu-central-1', /^[a-z0-9-]+$/).default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
});

export interface S3Keys {
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  readonly endpoint: string;
}

const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** What half an account lacks, as told to operators. */
export const missingOfS3 = (env: Readonly<Record<string, string | undefined>>): readonly string[] =>
  NEEDED.some((name) => env[name])
    ? NEEDED.filter((name) => !env[name]).map((name) => `${name} is missing: S3 needs all of its keys`)
    : [];

/** Null without keys: files are in the data folder. */
export const toS3Keys = (env: z.output<typeof s3Environment>): S3Keys | null =>
  env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
    ? {
        bucket: env.S3_BUCKET,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        region: env.S3_REGION,
        endpoint: env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`,
      }
    : null;
