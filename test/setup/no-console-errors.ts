import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

// biome-ignore lint/suspicious/noConsole: this is where it is watched
const write = console.error;
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  console.error = (...values: unknown[]) => {
    unexpected.push(format(...values));
  };
});

/** React, Node and libraries report trouble there and go on; a test that stays green would hide it. */
afterEach(() => {
  console.error = write;
  if (unexpected.length > 0) throw new Error(`console.error was called:\n${unexpected.join('\n')}`);
});
