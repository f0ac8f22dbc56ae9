import { message } from '@counterpane/messages/message';
import type { Money } from '@counterpane/rules/money/money';
import { Paragraph } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import type { Localize } from '../../language/localize-with.ts';

/** What of an order was held until it shipped and is not charged any more [R048]. */
export const NotCharged = ({ amount, localize }: { readonly amount: Money; readonly localize: Localize }) =>
  h(
    Paragraph,
    { style: { margin: '16px 0 24px' } },
    localize(
      message('We will not charge {amount} of your order.', { amount: { ...amount, cents: 'always' } }),
    ),
  );
