import type { InstalmentForm, InstalmentHandlers } from '../wallet/instalment-flow.ts';

interface FlexFormOptions {
  readonly scriptUrl: string;
  /** The number of the plan that the store has initiated. */
  readonly plan: string;
  readonly numberOfPayments: number;
  /** As SplitIt writes it: `en-US`. */
  readonly culture: string;
  /** Where the form goes; it has an id. */
  readonly place: HTMLElement;
  readonly loadScript: (url: string) => Promise<void>;
}

/** A form that can be started more than once: each time the shopper tries again. */
export interface ClosableInstalmentForm extends InstalmentForm<null> {
  close(): void;
}

/** What of SplitIt's script is used, as the module for WooCommerce that goes by its name uses it [R041]. */
interface FlexFormScript {
  setup(options: object): { ready(callback: () => void): unknown };
}

/** Milliseconds after which no one waits for the form any more. */
const LONGEST_WAIT = 10_000;

/** SplitIt's Flex Form in our page, for a plan that it has given a number [C7]. The card is typed in frames of SplitIt's. */
export const createFlexForm = (options: FlexFormOptions): ClosableInstalmentForm => {
  const { place, plan, numberOfPayments, culture } = options;
  let handlers: InstalmentHandlers<null> | null = null;
  const open = async (): Promise<void> => {
    await options.loadScript(options.scriptUrl);
    const script = findScript();
    if (!script) throw new Error('The form did not load.');
    await new Promise<void>((resolve) => {
      const form = script.setup({
        ipn: plan,
        container: place.id,
        culture,
        numberOfInstallments: numberOfPayments,
        showOnReady: true,
        nameField: { hide: false },
        paymentButton: { isCustom: false },
        onSuccess: () => handlers?.onSuccess(null),
        onError: (told: unknown) => handlers?.onError(new Error(wordsOf(told))),
      });
      form.ready(resolve);
    });
  };
  return {
    load: () => {
      place.hidden = true;
      const late = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('The form did not load.')), LONGEST_WAIT);
      });
      return Promise.race([open().catch(toldPlainly), late]);
    },
    show: (given) => {
      handlers = given;
      place.hidden = false;
    },
    close: () => {
      handlers = null;
      place.replaceChildren();
    },
  };
};

/** What went wrong with a script means nothing to shoppers. */
const toldPlainly = (cause: unknown): never => {
  throw new Error('The form did not load.', { cause });
};

const findScript = (): FlexFormScript | null => {
  const splitit: unknown = Reflect.get(window, 'Splitit');
  const form: unknown = isRecord(splitit) ? splitit.FlexForm : null;
  return isRecord(form) && typeof form.setup === 'function' ? { setup: form.setup.bind(form) } : null;
};

/** What an error brings is described nowhere: the first text in it that is one is shown. */
const wordsOf = (told: unknown): string => {
  const [first]: unknown[] = Array.isArray(told) ? told : [told];
  if (!isRecord(first)) return '';
  const words = [first.error, first.message].find((one) => typeof one === 'string' && one !== '');
  return typeof words === 'string' ? words.slice(0, 200) : '';
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
