import { type ConfigData, HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';

interface Fault {
  readonly ruleId: string;
  readonly message: string;
  /** Where it is in the document, in characters from its start. */
  readonly offset: number;
}

/** Its rules are the same for every document: to work them out takes as long as to read one. */
class WorkedOutOnce extends StaticConfigLoader {
  #config: ResolvedConfig | Promise<ResolvedConfig> | null = null;

  override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.#config ??= super.getConfigFor(handle);
    return this.#config;
  }
}

/**
 * What says of a document where it departs from the standard, where it is hard to use, and what leads nowhere in it.
 * @param rules What is asked of it otherwise than by html-validate's presets.
 */
export const htmlValidator = (rules: ConfigData['rules']): ((html: string) => readonly Fault[]) => {
  const presets = ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'];
  const validator = new HtmlValidate(new WorkedOutOnce({ root: true, extends: presets, rules }));
  return (html) => validator.validateStringSync(html).results.flatMap(({ messages }) => messages);
};
