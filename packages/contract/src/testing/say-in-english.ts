import { formatMessage } from '@counterpane/messages/format-message';
import { Message, type Said } from '@counterpane/messages/message';
import { displayMoney } from '@counterpane/rules/money/display';
import { money } from '@counterpane/rules/money/money';

/** What an American shopper reads; days stay as they are. */
export const sayInEnglish = (said: Said): string =>
  said instanceof Message
    ? formatMessage(said, {
        locale: 'en-US',
        amount: ({ amount, currency, cents }) => displayMoney(money(amount, currency), cents),
        day: (isoDay) => isoDay,
        copy: (text) => text,
      })
    : said;
