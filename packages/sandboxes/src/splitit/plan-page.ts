import { type ProviderLook, renderProviderPage } from '../page/provider-page.ts';

export const SPLITIT_LOOK: ProviderLook = {
  name: 'SplitIt',
  isNamed: true,
  style: `h1 { margin: 0 0 .5rem; font-size: 1.25rem; }
label { display: block; margin: .8rem 0 .25rem; }
button.main { background: #642f6c; border-color: #642f6c; color: #fff; }
`,
};

/** `body` is HTML, escaped; `script` is an address of its own. */
export const renderPage = (title: string, body: string, script = ''): string =>
  renderProviderPage(SPLITIT_LOOK, title, body, script && `<script type="module" src="${script}"></script>`);
