import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { LOCALES, toLocale } from '@counterpane/messages/locales';
import type { OrderDocument } from './order-document.ts';

const MARGIN = 56;
const INK = '#1c1b2a';
const MUTED = '#5b5a6b';
const LINE = '#d9d8e2';
const GAP = 24;

const { resolve } = createRequire(import.meta.url);
/** A typeface with Latin, Greek and Cyrillic letters in one file: names come in all of them. */
const FONTS = {
  text: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
};

/**
 * A document as PDF on the paper of its country, tagged for who has it read out. The library is imported with the first
 * one: no sale waits for it.
 */
export const drawDocument = async (document: OrderDocument): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: LOCALES[toLocale(document.language)].paper === 'A4' ? 'A4' : 'LETTER',
    margin: MARGIN,
    font: FONTS.text,
    lang: document.language,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    info: { Title: document.name, Author: document.brand },
  });
  for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, file);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawHead(pdf, root, document);
  drawParties(pdf, root, document);
  drawRows(pdf, root, document);
  pdf.end();
  return buffer(pdf);
};

type Pdf = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;

const widthOf = ({ page }: Pdf): number => page.width - 2 * MARGIN;

const drawHead = (pdf: Pdf, root: Structure, { brand, title, facts }: OrderDocument): void => {
  const width = widthOf(pdf);
  const top = pdf.y;
  pdf.font('strong').fontSize(20).fillColor(INK);
  pdf.text(brand, MARGIN, top, { width: width / 2, structParent: root });
  pdf.text(title, MARGIN + width / 2, top, {
    width: width / 2,
    align: 'right',
    structParent: root,
    structType: 'H1',
  });
  pdf.font('text').fontSize(10).fillColor(MUTED);
  pdf.moveDown(0.4);
  for (const fact of facts) pdf.text(fact, { width: width / 2, align: 'right', structParent: root });
  pdf.y += GAP;
};

/** Side by side, each with the lines of an address. */
const drawParties = (pdf: Pdf, root: Structure, { parties }: OrderDocument): void => {
  const top = pdf.y;
  const width = (widthOf(pdf) - GAP * (parties.length - 1)) / parties.length;
  const ends = parties.map(({ heading, lines }, index) => {
    const x = MARGIN + index * (width + GAP);
    pdf.font('strong').fontSize(9).fillColor(MUTED);
    pdf.text(heading, x, top, { width, structParent: root, structType: 'H2' });
    pdf.font('text').fontSize(10).fillColor(INK).moveDown(0.3);
    for (const line of lines) pdf.text(line, x, pdf.y, { width, structParent: root });
    return pdf.y;
  });
  pdf.x = MARGIN;
  pdf.y = Math.max(...ends) + GAP;
};

const AMOUNT_WIDTH = 110;
const PADDING = 7;

/** Things, sums and the total as one table, and what is to be said below it. */
const drawRows = (pdf: Pdf, root: Structure, { headings, rows, sums, total, notes }: OrderDocument): void => {
  const table = pdf.struct('Table');
  root.add(table);
  const [thing, amount] = headings;
  drawRow(pdf, table, { title: thing, amount, kind: 'heading' });
  for (const row of rows)
    drawRow(pdf, table, { ...row, title: [row.title, ...row.details].join('\n'), kind: 'thing' });
  for (const sum of sums) drawRow(pdf, table, { ...sum, kind: 'sum' });
  if (total) drawRow(pdf, table, { ...total, kind: 'total' });
  table.end();
  pdf.font('text').fontSize(10).fillColor(MUTED).moveDown(1);
  for (const note of notes) pdf.text(note, MARGIN, pdf.y, { width: widthOf(pdf), structParent: root });
};

interface Row {
  readonly title: string;
  readonly amount: string;
  readonly kind: 'heading' | 'thing' | 'sum' | 'total';
}

/** A title with its amount on the right, above a line; on the next page where there is no more room. */
const drawRow = (pdf: Pdf, table: Structure, { title, amount, kind }: Row): void => {
  pdf.font(kind === 'total' ? 'strong' : 'text').fontSize(kind === 'total' ? 11 : 10);
  pdf.fillColor(kind === 'thing' || kind === 'total' ? INK : MUTED);
  const width = widthOf(pdf) - AMOUNT_WIDTH - GAP;
  const height = pdf.heightOfString(title, { width }) + 2 * PADDING;
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
  const top = pdf.y;
  const row = pdf.struct('TR');
  table.add(row);
  const structType = kind === 'heading' ? 'TH' : 'TD';
  pdf.text(title, MARGIN, top + PADDING, { width, structParent: row, structType });
  pdf.text(amount, pdf.page.width - MARGIN - AMOUNT_WIDTH, top + PADDING, {
    width: AMOUNT_WIDTH,
    align: 'right',
    structParent: row,
    structType,
  });
  row.end();
  pdf.moveTo(MARGIN, top + height).lineTo(pdf.page.width - MARGIN, top + height);
  pdf.lineWidth(0.75).stroke(LINE);
  pdf.x = MARGIN;
  pdf.y = top + height;
};
