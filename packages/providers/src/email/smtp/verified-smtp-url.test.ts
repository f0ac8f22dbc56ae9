import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { verifiedSmtpUrl } from './verified-smtp-url.ts';

const optionsOf = (smtpUrl: string) => createTransport(verifiedSmtpUrl(smtpUrl)).options;

it('Mail to another machine needs TLS and a checked certificate, whatever the URL asks for', () => {
  for (const smtpUrl of [
    'smtp://mail.example',
    'smtp://mail.example:587?requireTLS=false&ignoreTLS=true',
    'smtp://mail.example?opportunisticTLS=true&tls.rejectUnauthorized=false',
  ])
    expect(optionsOf(smtpUrl)).toMatchObject({ requireTLS: true, tls: { rejectUnauthorized: true } });
  expect(optionsOf('smtps://mail.example?tls.rejectUnauthorized=0')).toMatchObject({
    secure: true,
    tls: { rejectUnauthorized: true },
  });
});

it('Mail to this machine goes as its URL says', () => {
  for (const smtpUrl of ['smtp://localhost:2525', 'smtp://127.0.0.1:2525', 'smtp://[::1]:2525'])
    expect(verifiedSmtpUrl(smtpUrl)).toBe(smtpUrl);
});

it('User and password stay what they were', () => {
  const auth = { user: 'shop@mail.example', pass: 'p/^ä&?+ %' };
  const [user, pass] = [encodeURIComponent(auth.user), encodeURIComponent(auth.pass)];
  expect(optionsOf(`smtps://${user}:${pass}@mail.example`)).toMatchObject({ auth });
  expect(optionsOf('smtp://shop:a^b@mail.example')).toMatchObject({ auth: { user: 'shop', pass: 'a^b' } });
});
