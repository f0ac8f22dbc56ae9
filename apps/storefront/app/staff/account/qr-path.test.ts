import { expect, test } from 'vitest';
import { qrPath } from './qr-path.server.ts';

test('A QR code has its three corners, and four empty squares around them', () => {
  const { path, size } = qrPath('otpauth://totp/Halcyon:maya%40halcyon.example?secret=JBSWY3DPEHPK3PXP');
  const last = size - 5;
  for (const [x, y] of [
    [4, 4],
    [last, 4],
    [4, last],
  ])
    expect(path).toContain(`M${x} ${y}h1v1h-1z`);
  expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
});
