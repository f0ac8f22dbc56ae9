import { escapeHtml } from '../stripe/html-page.ts';

/** A page of the sandbox: plain HTML that works without scripts, at any width, for any reader. */
export const renderPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1d1b2e; background: #fff; }
main { max-width: 28rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.25rem; }
fieldset { margin: 0 0 1rem; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
.choice { display: flex; gap: .5rem; align-items: baseline; margin: .4rem 0; }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1rem; }
button { padding: .6rem 1.2rem; font: inherit; border: 1px solid #1d1b2e; border-radius: .4rem; background: #fff; color: #1d1b2e; cursor: pointer; }
button.main { background: #ffd814; border-color: #8f7400; }
.note { color: #55526b; font-size: .9rem; }
</style>
</head>
<body>
<main>
${body}
<p class="note">Amazon Pay sandbox. No money moves here.</p>
</main>
</body>
</html>
`;

/** A group of radio buttons; the first one is chosen. */
export const renderChoices = (
  legend: string,
  name: string,
  choices: readonly { readonly id: string; readonly label: string }[],
): string => `<fieldset><legend>${escapeHtml(legend)}</legend>
${choices
  .map(
    ({ id, label }, index) =>
      `<label class="choice"><input type="radio" name="${name}" value="${id}"${index === 0 ? ' checked' : ''}> ${escapeHtml(label)}</label>`,
  )
  .join('\n')}
</fieldset>`;

export const renderButtons = (): string => `<div class="buttons">
<button class="main" name="answer" value="approve">Approve</button>
<button name="answer" value="decline">Decline</button>
<button name="answer" value="cancel">Cancel</button>
</div>`;
