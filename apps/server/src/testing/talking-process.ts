import { createLogger } from '../monitoring/logger.ts';
import { routeConsole } from '../start/route-console.ts';

/** Does everything that writes outside the log, as libraries do, and ends by an error that is not caught. */
const library = globalThis.console;
routeConsole(createLogger('debug'));
library.log('two\nlines', { a: 1 });
library.info('%s of %d', 'one', 2);
library.warn('the address %s cannot be decoded', '/%E0%A4%A');
library.error(new Error('of a library\nparams: ada@example.com'));
library.trace('from here');
library.debug(Object.create(null));
process.emitWarning('old API');
setTimeout(() => {
  throw new Error('nobody catches this');
}, 50);
