import { formatMessage } from '@counterpane/messages/format-message';
import { Message, type MessageOrText } from '@counterpane/messages/message';
import { displayMoney } from '@counterpane/rules/money/display';
import { money } from '@counterpane/rules/money/money';
import { hourIn } from '../format-hours.ts';

/** What an American shopper reads; days stay as they are. */
export const formatInEnglish = (text: MessageOrText): string =>
  text instanceof Message
    ? formatMessage(text, {
        locale: 'en-US',
        amount: ({ amount, currency, cents }) => displayMoney(money(amount, currency), cents),
        day: (isoDay) => isoDay,
        hour: hourIn('en', 'US'),
        copy: (text) => text,
      })
    : text;
