import { readFileSync } from 'node:fs';
import { compileMessages } from './compile-messages.ts';

const CATALOGUE = /\/packages\/messages\/locales\/[\w-]+\/\w+\.json$/;

/** What Vite asks of a plugin, as far as this one answers. */
interface LoadingPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  readonly load: (id: string) => string | null;
}

/** Compiles catalogues where pages are built, so that no browser reads what a message means. */
export const compiledMessages = (): LoadingPlugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  load: (id) =>
    CATALOGUE.test(id) ? JSON.stringify(compileMessages(JSON.parse(readFileSync(id, 'utf8')))) : null,
});
