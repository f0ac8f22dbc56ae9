import { trackedAs } from './rates.ts';
import type { Purchase, Shipment } from './shipment.ts';

/** A label of four by six inches, in points. */
const WIDTH = 288;
const HEIGHT = 432;

/** A label to print: who sends, who gets it, the tracking number and bars that cannot be scanned. One page of PDF 1.4. */
export const writeLabel = ({ from, to }: Pick<Shipment, 'from' | 'to'>, purchase: Purchase): Buffer => {
  const lines = [
    { size: 16, text: `${trackedAs(purchase.rate)} ${purchase.rate.service}` },
    { size: 8, text: 'SANDBOX: NOT A LABEL, NOTHING IS CARRIED WITH IT' },
    { size: 9, text: 'FROM' },
    ...addressLines(from).map((text) => ({ size: 9, text })),
    { size: 9, text: 'TO' },
    ...addressLines(to).map((text) => ({ size: 12, text })),
    { size: 12, text: `TRACKING # ${purchase.trackingCode}` },
  ];
  const written = lines.map(({ size, text }, index) => {
    const y = HEIGHT - 30 - index * 18;
    return `BT /F1 ${size} Tf 18 ${y} Td (${escapeText(text)}) Tj ET`;
  });
  return assemble(`${[...written, ...barsOf(purchase.trackingCode)].join('\n')}\n`);
};

const addressLines = ({ name, street1, street2, city, state, zip, country }: Shipment['to']): string[] => [
  name,
  street1,
  ...(street2 ? [street2] : []),
  `${city}${state ? ` ${state}` : ''} ${zip} ${country}`,
];

/** A bar for every letter, as wide as its code says. */
const barsOf = (code: string): string[] => {
  const step = (WIDTH - 36) / code.length;
  return Array.from(code, (letter, index) => {
    const width = 1 + (letter.charCodeAt(0) % 8);
    return `${(18 + index * step).toFixed(2)} 30 ${width} 60 re f`;
  });
};

/** The font has Latin-1 and nothing else. */
const escapeText = (text: string): string =>
  text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e\xa0-\xff]/g, '?');

/** The parts of a file, and the table that says at which byte each begins. */
const assemble = (content: string): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}endstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  const head = '%PDF-1.4\n';
  const written = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const offsets = written.map((_, index) => head.length + written.slice(0, index).join('').length);
  const end = head.length + written.join('').length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.from(`${head}${written.join('')}${trailer}`, 'latin1');
};
