import { expect, test } from 'vitest';
import { writeLabel } from './label-pdf.ts';

const FROM = {
  name: 'Halcyon',
  street1: '12 Dock Street',
  city: 'Newark',
  state: 'NJ',
  zip: '07105',
  country: 'US',
};
const TO = { ...FROM, name: 'Zoë (née \\ 王)', street2: 'Apt 2' };
const PURCHASE = {
  rate: { id: 'rate_1', carrier: 'UPSDAP', service: 'Ground', cents: 1_150, currency: 'USD', days: 4 },
  at: '2026-03-02T10:00:00Z',
  trackerId: 'trk_1',
  trackingCode: '1Z0000000000000001',
  labelId: 'pl_1',
  isPdf: true,
};

const file = writeLabel({ from: FROM, to: TO }, PURCHASE).toString('latin1');

test('A label says who sends, who gets it and its number, and that nothing is carried with it', () => {
  for (const text of ['UPS Ground', 'Halcyon', 'Apt 2', 'TRACKING # 1Z0000000000000001', 'NOT A LABEL'])
    expect(file).toContain(text);
});

test('What a name has that a PDF takes for its own, or cannot write, does no harm', () => {
  expect(file).toContain('(Zo\u00eb \\(n\u00e9e \\\\ ?\\)) Tj');
});

test('The table of a label says at which byte each part begins, and a stream how long it is', () => {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  expect(file.slice(start)).toMatch(/^xref\n0 6\n/);
  const offsets = Array.from(file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm), ([, offset]) =>
    Number(offset),
  );
  expect(offsets.map((offset) => file.slice(offset, offset + 7))).toEqual(
    [1, 2, 3, 4, 5].map((number) => `${number} 0 obj`),
  );
  const [, length, content] = /\/Length (\d+) >>\nstream\n([\s\S]*?)endstream/.exec(file) ?? [];
  expect(content).toHaveLength(Number(length));
});
