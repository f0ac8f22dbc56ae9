import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCertificates, isCertificateUrl } from './certificates.ts';

const AMAZONS =
  'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-7ff5318490ec183fbaddaa2a969abfda.pem';

/** Valid in 2020 alone; its key is thrown away. */
const ENDED_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBFDCBugIBATAKBggqhkjOPQQDAjAWMRQwEgYDVQQDDAtzbnMuZXhhbXBsZTAe
Fw0yMDAxMDEwMDAwMDBaFw0yMTAxMDEwMDAwMDBaMBYxFDASBgNVBAMMC3Nucy5l
eGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAELxpP6k0Q9L0FuO3JWLaT
z69UCy1AJcghJXgqNmkdGpDb9+ziddWwSOMfeuinhJQoP19NRJ8bexBdGTkwLrww
PDAKBggqhkjOPQQDAgNJADBGAiEAp8wYWrxWe3e24OWphKCCgljBLzgaUcZOYf63
OVS1kl0CIQDHRvOylZoHv3XrUvdm2gvv5olbmaz07k311dWLIm106A==
-----END CERTIFICATE-----
`;

describe('the address of a certificate', () => {
  it('is taken when it is one of Amazon’s notification service in a region', () => {
    expect(isCertificateUrl(AMAZONS, null)).toBe(true);
    expect(isCertificateUrl(AMAZONS.replace('us-east-1', 'us-gov-west-1'), null)).toBe(true);
    expect(
      isCertificateUrl(AMAZONS.replace('us-east-1.amazonaws.com', 'cn-north-1.amazonaws.com.cn'), null),
    ).toBe(true);
  });

  it('is refused when it is a page of a bucket that is called sns', () => {
    expect(isCertificateUrl(AMAZONS.replace('us-east-1', 's3'), null)).toBe(false);
    expect(isCertificateUrl(AMAZONS.replace('us-east-1', 's3-us-west-2'), null)).toBe(false);
    expect(isCertificateUrl(AMAZONS.replace('us-east-1', 's3.us-west-2'), null)).toBe(false);
  });

  it('is refused when anything in it is not as Amazon writes it', () => {
    for (const url of [
      AMAZONS.replace('https', 'http'),
      AMAZONS.replace('.pem', '.pem?x=1'),
      AMAZONS.replace('/Simple', '/folder/Simple'),
      AMAZONS.replace('amazonaws.com', 'amazonaws.com:8443'),
      AMAZONS.replace('amazonaws.com', 'amazonaws.com.evil.example'),
      AMAZONS.replace('https://', 'https://sns@'),
      'no address',
    ])
      expect(isCertificateUrl(url, null)).toBe(false);
  });

  it('is any of the configured origin, where there is one', () => {
    expect(isCertificateUrl('http://127.0.0.1:3001/sns/certificate.pem', 'http://127.0.0.1:3001')).toBe(true);
    expect(isCertificateUrl(AMAZONS, 'http://127.0.0.1:3001')).toBe(false);
  });
});

describe('certificates', () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  let server: Server;
  let origin: string;
  let asked: string[];
  let now: number;

  beforeAll(async () => {
    server = createServer((req, res) => {
      asked.push(req.url ?? '');
      if (req.url === '/key.pem') return void res.end(pem);
      if (req.url === '/long.pem') return void res.end(pem + ' '.repeat(20_000));
      if (req.url === '/ended.pem') return void res.end(ENDED_CERTIFICATE);
      res.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    asked = [];
    now = Date.parse('2026-11-24T00:00:00Z');
  });
  const open = () => createCertificates({ timeoutMs: 5_000, now: () => now });

  it('are fetched once', async () => {
    const find = open();
    expect((await find(`${origin}/key.pem`))?.equals(publicKey)).toBe(true);
    expect((await find(`${origin}/key.pem`))?.equals(publicKey)).toBe(true);
    expect(asked).toEqual(['/key.pem']);
  });

  it('are not fetched from ever new addresses that have none, and the one that is known stays', async () => {
    const find = open();
    await find(`${origin}/key.pem`);
    for (let forged = 0; forged < 50; forged += 1) expect(await find(`${origin}/none-${forged}`)).toBeNull();
    expect(asked).toHaveLength(11);
    expect(await find(`${origin}/key.pem`)).not.toBeNull();
    now += 60_000;
    await find(`${origin}/none-later`);
    expect(asked).toHaveLength(12);
  });

  it('are not read beyond the length of a certificate', async () => {
    expect(await open()(`${origin}/long.pem`)).toBeNull();
  });

  it('sign nothing before and after their time', async () => {
    const find = open();
    expect(await find(`${origin}/ended.pem`)).toBeNull();
    now = Date.parse('2020-06-01T00:00:00Z');
    expect(await find(`${origin}/ended.pem`)).not.toBeNull();
  });
});
