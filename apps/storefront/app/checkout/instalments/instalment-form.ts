import type { Money } from '@counterpane/rules/money/money';
import type { SplititForm } from '../../services.ts';
import type { InstalmentForm, InstalmentHandlers } from '../wallet/instalment-flow.ts';
import { type Approval, type FormMessage, parseFormMessage } from './form-message.ts';

interface InstalmentFormOptions {
  readonly form: SplititForm;
  readonly amount: Money;
  readonly numberOfPayments: number;
  /** What the frame is called for those who do not see it. */
  readonly title: string;
  /** Where the frame goes. */
  readonly place: HTMLElement;
  readonly page: Window;
}

/** A form that can be started more than once: each time the shopper comes back to it. */
export interface ClosableInstalmentForm extends InstalmentForm<Approval> {
  close(): void;
}

/** Milliseconds after which nobody waits for the form any more. */
const LONGEST_WAIT = 10_000;
/** A page that has loaded and says nothing is an error page. */
const SILENCE_AFTER_LOAD = 1_500;

/**
 * The provider's form in a frame with our application id [C7]. Only messages of its own
 * origin and frame are listened to.
 */
export const createInstalmentForm = (options: InstalmentFormOptions): ClosableInstalmentForm => {
  const { place, page, form, title } = options;
  const frame = page.document.createElement('iframe');
  frame.title = title;
  frame.src = addressOf(options);
  frame.hidden = true;
  // Only what a form needs; not, for one, to send the shopper to another page.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
  let handlers: InstalmentHandlers<Approval> | null = null;
  let onReady: (() => void) | null = null;

  const hear = (message: FormMessage): void => {
    switch (message.type) {
      case 'ready':
      case 'resized':
        if (message.height > 0) frame.style.height = `${message.height}px`;
        if (message.type === 'ready') onReady?.();
        return;
      case 'succeeded':
        handlers?.onSuccess(message.approval);
        return;
      case 'cancelled':
        handlers?.onCancel();
        return;
      case 'failed':
        handlers?.onError(new Error(message.message));
        return;
    }
  };
  const listen = (event: MessageEvent): void => {
    if (event.origin !== form.origin || event.source !== frame.contentWindow) return;
    const message = parseFormMessage(event.data);
    if (message) hear(message);
  };

  return {
    load: () =>
      new Promise((resolve, reject) => {
        const fail = (): void => reject(new Error('The form did not load.'));
        onReady = resolve;
        page.addEventListener('message', listen);
        frame.addEventListener('load', () => page.setTimeout(fail, SILENCE_AFTER_LOAD));
        page.setTimeout(fail, LONGEST_WAIT);
        place.append(frame);
      }),
    show: (given) => {
      handlers = given;
      frame.hidden = false;
    },
    close: () => {
      handlers = null;
      page.removeEventListener('message', listen);
      frame.remove();
    },
  };
};

const addressOf = ({ form, amount, numberOfPayments, page }: InstalmentFormOptions): string => {
  const url = new URL(form.formUrl);
  url.search = new URLSearchParams({
    applicationId: form.applicationId,
    amount: String(amount.amount),
    currency: amount.currency,
    numberOfPayments: String(numberOfPayments),
    origin: page.location.origin,
  }).toString();
  return url.href;
};
