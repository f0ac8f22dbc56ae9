import { LOCALES, toLocale } from '@counterpane/messages/locales';
import { use } from 'react';
import { Links, Meta } from 'react-router';
import { fontFaces, fontsToPreload } from '../design/font-faces.ts';
import { DEFAULT_THEME, themeStyle } from '../design/theme.ts';
import { NonceContext } from '../nonce.ts';
import { PrivateDescription } from '../seo/private-description.tsx';
import { InlineStylesContext } from './inline-styles.ts';

interface DocumentHeadProps {
  readonly theme: Readonly<Record<string, string>>;
  readonly locale: string;
}

/** Everything that must be known before the first paint: type, tokens, styles. */
export const DocumentHead = ({ theme, locale }: DocumentHeadProps) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content={theme['color-ground'] ?? DEFAULT_THEME['color-ground']} />
    <Meta />
    <PrivateDescription />
    <style
      nonce={use(NonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: themeStyle lets nothing but declarations through.
      dangerouslySetInnerHTML={{ __html: fontFaces(theme) + themeStyle(theme) + paperStyle(locale) }}
    />
    <InlineStyles />
    {fontsToPreload(theme).map((url) => (
      <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
    ))}
    <link rel="icon" href={moon(theme)} />
  </head>
);

/** The paper of the country: an order is printed for the file. */
const paperStyle = (locale: string): string => `@page{size:${LOCALES[toLocale(locale)].paper}}`;

/** The styles themselves. In development, where they are not built, a link to them. */
const InlineStyles = () => {
  const styles = use(InlineStylesContext);
  if (styles === null) return <Links />;
  return (
    <style
      data-styles=""
      nonce={use(NonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, as it was built.
      dangerouslySetInnerHTML={{ __html: styles }}
    />
  );
};

/** The brand's moon, in its own colours. */
const moon = (theme: Readonly<Record<string, string>>): string => {
  const colors = { ...DEFAULT_THEME, ...theme };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${colors['color-night']}"/><path d="M21.5 19.6A8.5 8.5 0 0 1 12.4 8a8.7 8.7 0 1 0 9.1 11.6Z" fill="${colors['color-accent']}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
