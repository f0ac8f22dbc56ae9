import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Text } from '@react-email/text';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { h, useEmailRenderContext } from './email-render-context.ts';

/** The heading over everything. In plain text the subject says it. */
export const Title = ({ text }: { readonly text: string }): ReactNode => {
  const { medium, theme } = useEmailRenderContext();
  const style = {
    margin: '0 0 12px',
    fontFamily: theme.display,
    fontSize: 32,
    lineHeight: 1.2,
    fontWeight: 400,
  };
  return medium === 'text' ? null : h(Heading, { as: 'h1', style }, text);
};

/** In plain text it stands in capitals, close to what it is over. */
export const SectionTitle = ({ text }: { readonly text: string }): ReactNode => {
  const { medium, theme } = useEmailRenderContext();
  const style = {
    margin: '32px 0 8px',
    fontFamily: theme.display,
    fontSize: 20,
    lineHeight: 1.3,
    fontWeight: 400,
  };
  return medium === 'text' ? `${text.toUpperCase()}\n` : h(Heading, { as: 'h2', style }, text);
};

interface ParagraphProps {
  readonly children?: ReactNode;
  readonly style?: CSSProperties;
}

export const Paragraph = ({ children, style }: ParagraphProps): ReactNode =>
  useEmailRenderContext().medium === 'text'
    ? h(Fragment, null, children, '\n\n')
    : h(Text, { style: { margin: '0 0 16px', fontSize: 16, lineHeight: 1.5, ...style } }, children);

/** One below the other. */
export const Lines = ({ texts }: { readonly texts: readonly string[] }): ReactNode => {
  const { medium } = useEmailRenderContext();
  if (medium === 'text') return `${texts.join('\n')}\n\n`;
  return h(
    Paragraph,
    null,
    texts.map((text, index) => h(Fragment, { key: index }, text, h('br'))),
  );
};

/** What a person typed, in their own lines: browsers send both signs, and mail programs would fold either. */
export const Typed = ({ text }: { readonly text: string }): ReactNode =>
  h(Lines, { texts: text.split(/\r?\n/) });

interface LinkButtonProps {
  readonly href: string;
  readonly label: string;
  /** Stands before the address in plain text. */
  readonly lead?: string;
  readonly margin?: string;
}

export const LinkButton = ({ href, label, lead, margin = '0 0 24px' }: LinkButtonProps): ReactNode => {
  const { medium, theme } = useEmailRenderContext();
  if (medium === 'text') return `${lead === undefined ? '' : `${lead}\n`}${href}\n\n`;
  const look = { background: theme.accent, color: theme.onAccent, fontWeight: 600 };
  return h(
    Paragraph,
    { style: { margin } },
    h(Button, { href, style: { padding: '14px 28px', borderRadius: 999, ...look } }, label),
  );
};

interface QuietLinkProps {
  readonly href: string;
  readonly label: string;
}

/** A link that is no call to do anything: plain text has its words before the address. */
export const QuietLink = ({ href, label }: QuietLinkProps): ReactNode => {
  const { medium, theme } = useEmailRenderContext();
  if (medium === 'text') return `${label}:\n${href}\n\n`;
  return h(Paragraph, null, h('a', { href, style: { color: theme.ink } }, label));
};

/** What a reader of HTML needs said otherwise, or not at all. */
export const InHtml = ({ children }: { readonly children?: ReactNode }): ReactNode =>
  useEmailRenderContext().medium === 'html' ? children : null;

export const InText = ({ children }: { readonly children?: ReactNode }): ReactNode =>
  useEmailRenderContext().medium === 'text' ? children : null;
