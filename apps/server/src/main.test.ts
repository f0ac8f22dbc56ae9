import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counterpane-main-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts the store as an operator does and waits for its end: how it ended and what it said. */
const start = async (env: Record<string, string>): Promise<{ code: unknown; text: string }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { code, text };
};

test('A public store with a database but without its keys ends with one message and has written nothing', async () => {
  const { code, text } = await start({
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://shop.example',
    DATABASE_URL: 'postgres://shop:pass@db.example/shop',
    STRIPE_SECRET_KEY: '',
  });
  expect(code).toBe(1);
  expect(text).toMatch(/^The store cannot start:\n- STRIPE_SECRET_KEY is missing: a real store needs it\n/);
  expect(text).toContain('because of HOST, PUBLIC_URL, DATABASE_URL: set all that is missing');
  expect(text).not.toContain('pass@');
  expect(readdirSync(folder)).toEqual([]);
});

test('A container that listens on all addresses and has no keys is told how to open as a demo', async () => {
  const { code, text } = await start({ HOST: '0.0.0.0' });
  expect(code).toBe(1);
  expect(text).toContain('SANDBOXES=on');
});
