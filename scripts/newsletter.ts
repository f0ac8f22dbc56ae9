import { newsletterReaders } from '@counterpane/api/order/mailings/store';
import { loadCatalogue } from '@counterpane/catalogue/load';
import { fail, withStoreDatabase } from './machine/store-database.ts';
import { newsletterList } from './newsletter-list.ts';

// npm run --silent newsletter -- drift > readers.csv

process.umask(0o077);
const brands = loadCatalogue().brands.map(({ key }) => key);
const [asked = '', ...more] = process.argv.slice(2);
if (!brands.includes(asked) || more.length > 0) fail(`Name one brand: ${brands.join(', ')}.`);

await withStoreDatabase(async ({ db }) => console.log(newsletterList(await newsletterReaders(db, asked))));
