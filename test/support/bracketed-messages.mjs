import { registerHooks } from 'node:module';

/** Where every message is said: once in the sources, and once in the build of the pages. */
const SAYS = /\/packages\/messages\/src\/translator\.ts$|\/apps\/storefront\/build\/server\/index\.js$/;

/** Loaded before a store, it puts every message that the store says in brackets, as the pseudo-locale does. */
registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    if (!SAYS.test(url)) return loaded;
    const source = String(loaded.source).replace(
      /\bformatById = \(/,
      "formatById = (...said) => '⟦' + sayById(...said) + '⟧';\nconst sayById = (",
    );
    return { ...loaded, source };
  },
});
