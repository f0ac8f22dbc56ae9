import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { h, useEmailRenderContext } from './email-render-context.ts';

interface EmailPageProps {
  readonly subject: string;
  /** The brand's name, over everything. */
  readonly storefront: string;
  readonly language: string;
  readonly preview?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * The frame of every email, as mail programs take it: styles inside the tags, and nothing fetched. It is laid out by tables, which
 * say that they are no tables: Outlook knows no other width, and no padding but that of their cells.
 */
export const EmailPage = ({
  subject,
  storefront,
  language,
  preview,
  children,
}: EmailPageProps): ReactNode => {
  const { theme } = useEmailRenderContext();
  const { ground, ink, text, night, onNight, display, surface } = theme;
  const title = { margin: '0 8px', color: onNight, fontFamily: display, fontSize: 24, lineHeight: 1.2 };
  return h(
    Html,
    { lang: language },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light' }),
      h('title', null, subject),
    ),
    h(
      Body,
      {
        style: {
          margin: 0,
          padding: 0,
          background: ground,
          color: ink,
          fontFamily: text,
          fontSize: 16,
          lineHeight: 1.5,
        },
      },
      preview === undefined ? null : h(Preview, { children: preview }),
      h(
        'div',
        { role: 'article', 'aria-roledescription': 'email', 'aria-label': subject, lang: language },
        h(
          Container,
          { style: { maxWidth: 600, padding: '24px 16px' } },
          h(
            Section,
            { cellPadding: 20, style: { borderRadius: '14px 14px 0 0', background: night } },
            h(Text, { style: title }, storefront),
          ),
          h(
            Section,
            { cellPadding: 28, style: { borderRadius: '0 0 14px 14px', background: surface } },
            children,
          ),
        ),
      ),
    ),
  );
};
