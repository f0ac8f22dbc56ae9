/** A page of the sandbox: plain HTML that works without scripts, at any width, for any reader. */
export const renderPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1a1f36; background: #f6f8fa; }
main { max-width: 26rem; margin: 0 auto; padding: 2rem 1rem; }
label { display: block; margin: 1rem 0 .25rem; }
input { width: 100%; box-sizing: border-box; padding: .6rem; font: inherit; border: 1px solid #697386; border-radius: .4rem; }
button, .button { display: inline-block; margin: 1.5rem .5rem 0 0; padding: .6rem 1.2rem; font: inherit; border: 1px solid #1a1f36; border-radius: .4rem; background: #fff; color: #1a1f36; text-decoration: none; cursor: pointer; }
button.main { background: #0a5ad6; border-color: #0a5ad6; color: #fff; }
[role=alert] { padding: .6rem 1rem; border-left: .3rem solid #b3093c; background: #fff; color: #8c0730; }
.note { color: #4f566b; font-size: .9rem; }
</style>
</head>
<body>
<main>
${body}
<p class="note">Stripe sandbox. No money moves here.</p>
</main>
</body>
</html>
`;

export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '&#39;',
  );
