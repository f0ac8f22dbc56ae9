import { escapeHtml } from '../page/escape-html.ts';
import { type ProviderLook, renderProviderPage } from '../page/provider-page.ts';
import type { Company } from './companies.ts';

const lookOf = ({ label }: Company): ProviderLook => ({
  name: label,
  isNamed: false,
  style: `h1 { margin: 0 0 1rem; font-size: 1.25rem; }
form { display: grid; gap: 1rem; max-width: 24rem; }
label span { display: block; margin-bottom: .25rem; }
input[type=email] { width: 100%; box-sizing: border-box; padding: .5rem; font: inherit; }
button { padding: .6rem 1rem; font: inherit; }
`,
});

/** Who it is that signs in, for `question`, the id of what was asked. */
export const renderChoice = (company: Company, question: string): string =>
  renderPage(
    company,
    `Sign in with ${company.label}`,
    `<h1>Sign in with ${company.label}</h1>
<form method="post" action="approve">
<input type="hidden" name="question" value="${escapeHtml(question)}">
<label><span>Email</span><input type="email" name="email" required autocomplete="email"></label>
${
  company.answersByForm
    ? ''
    : '<label><input type="checkbox" name="hosted" value="1"> The domain of this email is hosted there</label>'
}
<button>Continue</button>
<button name="cancel" value="1" formnovalidate>Cancel</button>
</form>`,
  );

/** Leads back by a form: the company sends it by script, and this page waits for a press as well. */
export const renderWayBack = (
  company: Company,
  to: string,
  fields: Readonly<Record<string, string>>,
): string =>
  renderPage(
    company,
    'Back to the store',
    `<h1>Back to the store</h1>
<form method="post" action="${escapeHtml(to)}">
${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  .join('\n')}
<button>Go on</button>
</form>`,
  );

export const renderRefusal = (company: Company, why: string): string =>
  renderPage(company, 'Request refused', `<h1>invalid_request</h1>\n<p>${escapeHtml(why)}</p>`);

const renderPage = (company: Company, title: string, body: string): string =>
  renderProviderPage(lookOf(company), title, body);
