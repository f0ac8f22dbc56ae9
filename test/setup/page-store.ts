import { inject } from 'vitest';

/** The store of this worker: workers are numbered from one. */
const stores = inject('pageStores');
const store = stores[(Number(process.env.VITEST_POOL_ID) - 1) % stores.length];
if (!store) throw new Error('no store was started for this worker');
process.env.STORE_PORT = String(store.port);
process.env.STORE_DATA = store.dataFolder;
