import { callList, type OpenApiDocument } from './docs-page.ts';

/**
 * Content security policy of the reference: everything from our own origin. Scalar writes its styles into the page, which
 * needs `unsafe-inline`; its scripts are files.
 */
export const REFERENCE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The API to read and to try. Without script it lists the calls. */
export const referencePage = (document: OpenApiDocument): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${document.info.title} API</title>
<style>body { margin: 0 } noscript { display: block; padding: 24px; font: 16px/1.5 system-ui, sans-serif }</style>
<div id="reference"></div>
<noscript><main>
<h1>${document.info.title} API</h1>
<p>The whole document: <a href="/api/openapi.json">openapi.json</a>. To read: <a href="/api/docs/plain">all calls</a>.</p>
<nav aria-label="Calls">${callList(document)}</nav>
</main></noscript>
<script src="/api/docs/scalar.js"></script>
<script src="/api/docs/start.js"></script>
</html>`;

/** Colours of words that stand out from their grounds as much as WCAG asks; the library's own do not. */
const CONTRAST = `
.light-mode { --scalar-color-3: #5b5b5b; --scalar-color-green: #05653f }
.dark-mode { --scalar-color-3: #b0b0b0 }`;

/** No fonts and no proxy of others, and nothing is told anybody. */
export const REFERENCE_START = `Scalar.createApiReference('#reference', ${JSON.stringify({
  url: '/api/openapi.json',
  proxyUrl: '',
  withDefaultFonts: false,
  customCss: CONTRAST,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
})});
`;
