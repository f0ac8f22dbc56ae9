import { Client } from 'pg';
import { expect, test } from 'vitest';
import { startCluster } from './cluster.ts';

test('a temporary cluster answers queries and leaves nothing behind', async () => {
  const cluster = await startCluster({ durable: false });
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  const { rows } = await client.query('select 1 + 1 as two');
  await client.end();
  await cluster.stop();

  expect(rows).toEqual([{ two: 2 }]);
  await expect(new Client({ connectionString: cluster.url }).connect()).rejects.toThrow('ECONNREFUSED');
}, 30_000);
