import { SLATE_STYLE } from '../../page/page-style.ts';
import { type ProviderLook, renderProviderPage } from '../../page/provider-page.ts';

const LOOK: ProviderLook = {
  name: 'Stripe',
  isNamed: false,
  style: `${SLATE_STYLE}main { max-width: 26rem; padding: 2rem 1rem; }
label { display: block; margin: 1rem 0 .25rem; }
button, .button { display: inline-block; margin: 1.5rem .5rem 0 0; text-decoration: none; }
button.main { background: #0a5ad6; border-color: #0a5ad6; color: #fff; }
`,
};

/** `body` is HTML, escaped. */
export const renderPage = (title: string, body: string): string => renderProviderPage(LOOK, title, body);
