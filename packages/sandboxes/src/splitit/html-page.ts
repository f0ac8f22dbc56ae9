import { escapeHtml } from '../stripe/html-page.ts';

/** A page of the sandbox: plain HTML, at any width, for any reader. `script` is an address of its own. */
export const renderPage = (title: string, body: string, script = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1d1b2e; background: #fff; }
main { max-width: 28rem; margin: 0 auto; padding: 1rem; }
h1 { margin: 0 0 .5rem; font-size: 1.25rem; }
fieldset { margin: 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
label { display: block; margin: .8rem 0 .25rem; }
.choice { display: flex; gap: .5rem; align-items: baseline; margin: .4rem 0; }
input:not([type=radio]) { width: 100%; box-sizing: border-box; padding: .6rem; font: inherit; border: 1px solid #6b6880; border-radius: .4rem; }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1rem; }
button { padding: .6rem 1.2rem; font: inherit; border: 1px solid #1d1b2e; border-radius: .4rem; background: #fff; color: #1d1b2e; cursor: pointer; }
button.main { background: #642f6c; border-color: #642f6c; color: #fff; }
[role=alert] { padding: .6rem 1rem; border-left: .3rem solid #b3093c; background: #fdf1f4; color: #8c0730; }
.note { color: #55526b; font-size: .9rem; }
</style>
</head>
<body>
<main aria-label="SplitIt">
${body}
<p class="note">SplitIt sandbox. No money moves here.</p>
</main>
${script && `<script type="module" src="${script}"></script>`}
</body>
</html>
`;
