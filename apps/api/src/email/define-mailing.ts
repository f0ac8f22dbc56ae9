import { message } from '@counterpane/messages/message';
import { Fragment } from 'react';
import { localizeWith } from '../language/localize-with.ts';
import { defineEmail } from './define-email.ts';
import type { EmailFrame, EmailTemplate } from './email.ts';
import { Lines, Paragraph, QuietLink } from './email-parts.ts';
import { h } from './email-render-context.ts';

/** What every message has that does not belong to an order. */
export interface MailingProps extends EmailFrame {
  /** Where its reader chooses which emails they get, and mail programs end it by one click. */
  readonly preferencesUrl: string;
  /** Who sends it, with a postal address: American and Canadian law ask for it. */
  readonly sender: readonly string[];
}

type MailingParts<Props extends MailingProps> = Omit<Parameters<typeof defineEmail<Props>>[0], 'sample'> & {
  readonly sample: Omit<Props, keyof MailingProps>;
};

/** An email that its reader can end: it closes with the way to do so and with who sends it, and has the address for mail programs. */
export const defineMailing = <Props extends MailingProps>({
  sample,
  compose,
  ...named
}: MailingParts<Props>): EmailTemplate<Props> => {
  const template = defineEmail<Props>({
    ...named,
    // The compiler does not see that the two samples make up all of the facts.
    sample: { ...SAMPLE, ...sample } as unknown as Omit<Props, keyof EmailFrame>,
    compose: (props) => {
      const composed = compose(props);
      return { ...composed, body: h(Fragment, null, composed.body, h(WayOut, props)) };
    },
  });
  return {
    ...template,
    write: (props) => ({ ...template.write(props), unsubscribeUrl: props.preferencesUrl }),
  };
};

const WayOut = ({ brand: { brand }, writing, preferencesUrl, sender }: MailingProps) => {
  const localize = localizeWith(writing);
  return h(
    Fragment,
    null,
    h(
      Paragraph,
      { style: { margin: '32px 0 8px' } },
      localize(
        message('You get this email because you asked for it, or agreed to emails from {brand}.', {
          brand: brand.name,
        }),
      ),
    ),
    h(QuietLink, { href: preferencesUrl, label: localize(message('Choose which emails you get, or none')) }),
    h(Lines, { texts: sender }),
  );
};

const SAMPLE = {
  preferencesUrl: 'http://localhost:3000/preferences?token=sample&kind=newsletter',
  sender: ['Counterpane Inc.', '400 Market Street', 'Wilmington, DE 19801'],
};
