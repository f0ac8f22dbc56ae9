import { htmlValidator } from '../../apps/api/src/testing/html-validator.ts';

const validate = htmlValidator({
  // Scripts and styles come from the store itself, whose policy names what may run [R022].
  'require-sri': 'off',
});

/** What a validator says of a page as it is sent, each with the text where it is. */
export const faultsOfHtml = (place: string, html: string): string[] =>
  validate(html).map(({ ruleId, message, offset }) => {
    const near = html.slice(Math.max(0, offset - 60), offset + 60);
    return `${place}: ${ruleId}: ${message}: ${near}`;
  });
