import { Fragment, type ReactNode } from 'react';
import { Paragraph, SectionTitle } from '../../email/email-parts.ts';
import { h, useEmailRenderContext } from '../../email/email-render-context.ts';
import type { OrderEmail } from './order-email.ts';

interface ReceiptTableProps
  extends Pick<
    OrderEmail,
    'lines' | 'sums' | 'total' | 'currency' | 'included' | 'saving' | 'credit' | 'payment' | 'charge'
  > {
  readonly titles: Readonly<Record<'ordered' | 'total' | 'sums', string>>;
}

/**
 * What was ordered and what it comes to, with what is said below the total. In HTML it is a table, the one of an email that is
 * no layout; plain text has two lists.
 */
export const ReceiptTable = (props: ReceiptTableProps): ReactNode => {
  const { currency, included, saving, credit, payment, charge, titles } = props;
  const { medium, theme } = useEmailRenderContext();
  if (medium === 'text') return h(ReceiptText, props);
  return h(
    Fragment,
    null,
    h(SectionTitle, { text: titles.ordered }),
    h(Rows, props),
    currency && h(Paragraph, { style: { margin: 0, fontSize: 14 } }, currency),
    included && h(Paragraph, { style: { margin: 0, fontSize: 14 } }, included),
    saving && h(Paragraph, { style: { margin: '8px 0 0', color: theme.positive } }, saving),
    credit && h(Paragraph, { style: { margin: '8px 0 0' } }, credit),
    payment && h(Paragraph, { style: { margin: '8px 0 0' } }, payment),
    charge && h(Paragraph, { style: { margin: '8px 0 0' } }, charge),
  );
};

const ReceiptText = ({
  lines,
  sums,
  total,
  currency,
  included,
  saving,
  credit,
  payment,
  charge,
  titles,
}: ReceiptTableProps): ReactNode => {
  const ordered = lines.flatMap(({ title, details, price }) => [
    `${title}: ${price}`,
    ...details.map((detail) => `  ${detail}`),
  ]);
  const sumsAndNotes = [
    ...[...sums, { title: titles.total, amount: total }].map(({ title, amount }) => `${title}: ${amount}`),
    ...[currency, included, saving, credit, payment, charge].filter((note) => note !== null),
  ];
  return h(
    Fragment,
    null,
    h(SectionTitle, { text: titles.ordered }),
    h(Paragraph, null, ordered.join('\n')),
    h(SectionTitle, { text: titles.sums }),
    h(Paragraph, null, sumsAndNotes.join('\n')),
  );
};

/** Styles of the rows: items stand apart, sums close together, and the total is prominent. */
const THING = { padding: '10px 0', fontWeight: 400 };
const SUM = { padding: '4px 0', borderTop: 0, fontWeight: 400 };
const TOTAL = { padding: '12px 0', fontSize: 18, fontWeight: 700 };

const Rows = ({ lines, sums, total, titles }: ReceiptTableProps): ReactNode => {
  const { theme } = useEmailRenderContext();
  const rows = (shown: readonly RowProps['line'][], style: RowProps['style']) =>
    shown.map((line, index) => h(Row, { key: index, line, style }));
  const plain = (title: string, price: string) => ({ title, details: [], price });
  return h(
    'table',
    { style: { width: '100%', borderCollapse: 'collapse' } },
    h('tbody', null, rows(lines, THING)),
    h(
      'tbody',
      { style: { borderTop: `1px solid ${theme.line}` } },
      rows(
        sums.map(({ title, amount }) => plain(title, amount)),
        SUM,
      ),
    ),
    h('tbody', null, rows([plain(titles.total, total)], TOTAL)),
  );
};

interface RowProps {
  readonly line: OrderEmail['lines'][number];
  readonly style: typeof THING | typeof SUM | typeof TOTAL;
}

const Row = ({ line: { title, details, price }, style }: RowProps): ReactNode => {
  const { theme } = useEmailRenderContext();
  const cell = { borderTop: `1px solid ${theme.line}`, verticalAlign: 'top', ...style };
  const detail = { fontSize: 14, color: theme.muted };
  return h(
    'tr',
    null,
    h(
      'th',
      { scope: 'row', style: { ...cell, textAlign: 'left' } },
      title,
      details.map((text, index) => h(Fragment, { key: index }, h('br'), h('span', { style: detail }, text))),
    ),
    h('td', { style: { ...cell, paddingLeft: 16, textAlign: 'right', whiteSpace: 'nowrap' } }, price),
  );
};
