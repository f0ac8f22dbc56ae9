import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What is an error in the standard, and what makes a document hard to use or leads nowhere in it. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Scripts and styles come from the store itself, whose policy names what may run [R022].
      'require-sri': 'off',
      // A pillow is only looked at in its room: the form asks nothing then and keeps the choice for the model.
      'wcag/h32': 'off',
    },
  }),
);

/** What a validator says of a page as it is sent, each with the text where it is. */
export const faultsOfHtml = (place: string, html: string): string[] =>
  validator
    .validateStringSync(html, place)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, offset }) => {
      const near = html.slice(Math.max(0, offset - 60), offset + 60);
      return `${place}: ${ruleId}: ${message}: ${near}`;
    });
