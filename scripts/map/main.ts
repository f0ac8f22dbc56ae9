import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { US_MAP, usMap } from './us-map.ts';

// node scripts/map/main.ts

writeFileSync(join(import.meta.dirname, '../..', US_MAP), usMap());
console.log(`wrote ${US_MAP}`);
