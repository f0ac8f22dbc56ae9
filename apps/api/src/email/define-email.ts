import { Fragment, type ReactNode } from 'react';
import { CANADIAN_DOLLARS } from '../language/canadian-dollars.ts';
import { localizeWith } from '../language/localize-with.ts';
import type { Email, EmailFrame, EmailTemplate } from './email.ts';
import { EmailPage } from './email-page.ts';
import { Paragraph } from './email-parts.ts';
import { h } from './email-render-context.ts';
import { emailTheme } from './email-theme.ts';
import { renderHtml, renderText } from './render-email.ts';

interface EmailParts<Props extends EmailFrame> {
  readonly name: string;
  readonly label: string;
  /** What the preview is made from, but for the brand and the language. */
  readonly sample: Omit<Props, keyof EmailFrame>;
  readonly compose: (props: Props) => ComposedEmail;
}

interface ComposedEmail {
  readonly subject: string;
  /** What a list of messages shows beside the subject. */
  readonly preview?: string;
  /** Made of the parts of email-parts.ts alone: each is HTML and plain text. */
  readonly body: ReactNode;
}

/** One email, of which `compose` says all: its HTML and its plain text are rendered from the same body. */
export const defineEmail = <Props extends EmailFrame>({
  name,
  label,
  sample,
  compose,
}: EmailParts<Props>): EmailTemplate<Props> => {
  const write = (props: Props): Email => {
    const { subject, preview, body: composed } = compose(props);
    const { brand, language } = props;
    const theme = emailTheme(brand.theme);
    const words = renderText(composed, theme);
    const note = dollarNote(props, words);
    const body = note === null ? composed : h(Fragment, null, composed, h(Paragraph, { style: NOTE }, note));
    const text = note === null ? words : renderText(body, theme);
    const page = h(EmailPage, { subject, preview, language, storefront: brand.brand.name }, body);
    return { subject, text, html: renderHtml(page, theme) };
  };
  return {
    name,
    label,
    write,
    // The compiler does not see that a sample and a frame make up all of the facts.
    preview: (frame) => write({ ...sample, ...frame } as Props),
  };
};

const NOTE = { margin: '24px 0 0', fontSize: 14 };

/** Whose dollars its amounts are, where Canadians read it; null where it has none, or says so beside them. */
const dollarNote = ({ language, writing }: EmailFrame, text: string): string | null => {
  if (!language.endsWith('-CA') || !text.includes('$')) return null;
  const note = localizeWith(writing)(CANADIAN_DOLLARS);
  return text.includes(note) ? null : note;
};
