import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderUnavailable } from '../provider-unavailable.ts';
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

/** Made out to `sns.amazonaws.com`, valid for a hundred years; its key is thrown away. */
const AMAZONS_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIByzCCAXGgAwIBAgIUThhdRESROC73LlfXYh5qPazOk1EwCgYIKoZIzj0EAwIw
OjELMAkGA1UEBhMCVVMxDzANBgNVBAoMBkFtYXpvbjEaMBgGA1UEAwwRc25zLmFt
YXpvbmF3cy5jb20wIBcNMjYxMTI1MDE1MTM1WhgPMjEyNjExMDEwMTUxMzVaMDox
CzAJBgNVBAYTAlVTMQ8wDQYDVQQKDAZBbWF6b24xGjAYBgNVBAMMEXNucy5hbWF6
b25hd3MuY29tMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE9iZZCmyPC44RkKsA
LHI6GY3ul7xSw8qSM9yFf4N1sVlvIpnGIKaatRPSGAiphaU/LZ+kP/1yCjBjze/3
fU5r0qNTMFEwHQYDVR0OBBYEFALk3RsBDDJE1jgAcFqZehUZ0V+hMB8GA1UdIwQY
MBaAFALk3RsBDDJE1jgAcFqZehUZ0V+hMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZI
zj0EAwIDSAAwRQIhAMv6WnNIIE3g6ukMZHN7+TsjEHIL07A1PF8OAoqXwZ48AiBz
LwP2r5VfddRr5b94qe98dgLb5TxIu+3AW4szDCW6kA==
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
      if (req.url === '/amazons.pem') return void res.end(AMAZONS_CERTIFICATE);
      if (req.url === '/damaged.pem') return void res.end(AMAZONS_CERTIFICATE.slice(0, 200));
      if (req.url?.startsWith('/broken')) return void res.destroy();
      if (req.url === '/down.pem') return void res.writeHead(503).end();
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
  const open = (isAmazons = false) => createCertificates({ timeoutMs: 5_000, isAmazons, now: () => now });

  it('are fetched once', async () => {
    const find = open();
    expect((await find(`${origin}/key.pem`))?.equals(publicKey)).toBe(true);
    expect((await find(`${origin}/key.pem`))?.equals(publicKey)).toBe(true);
    expect(asked).toEqual(['/key.pem']);
  });

  it('are not fetched from ever new addresses that have none or do not answer, and the one that is known stays', async () => {
    const find = open();
    await find(`${origin}/key.pem`);
    for (let forged = 0; forged < 298; forged += 1) expect(await find(`${origin}/none-${forged}`)).toBeNull();
    for (const broken of [1, 2, 3])
      await expect(find(`${origin}/broken-${broken}`)).rejects.toBeInstanceOf(ProviderUnavailable);
    // Not refused: Amazon sends its notification again.
    await expect(find(`${origin}/none-more`)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(asked).toHaveLength(301);
    expect(await find(`${origin}/key.pem`)).not.toBeNull();
    now += 60_000;
    await find(`${origin}/none-later`);
    expect(asked).toHaveLength(302);
  });

  it('are not fetched more often when ever new addresses come at once', async () => {
    const find = open();
    const all = Array.from({ length: 320 }, (_, forged) => find(`${origin}/none-${forged}`));
    const settled = await Promise.allSettled(all);
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(20);
    expect(asked).toHaveLength(300);
  });

  it('cannot be had now where their host says that it is down', async () => {
    await expect(open()(`${origin}/down.pem`)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it('are none where they are damaged', async () => {
    expect(await open()(`${origin}/damaged.pem`)).toBeNull();
    expect(await open(true)(`${origin}/damaged.pem`)).toBeNull();
  });

  it('of Amazon are made out to its notification service, and are no bare key', async () => {
    expect(await open(true)(`${origin}/key.pem`)).toBeNull();
    now = Date.parse('2027-01-01T00:00:00Z');
    expect(await open(true)(`${origin}/amazons.pem`)).not.toBeNull();
    now = Date.parse('2020-06-01T00:00:00Z');
    expect(await open()(`${origin}/ended.pem`)).not.toBeNull();
    expect(await open(true)(`${origin}/ended.pem`)).toBeNull();
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
