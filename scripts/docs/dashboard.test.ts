import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DURATIONS } from '@counterpane/api/telemetry/traced';
import { expect, test } from 'vitest';
import { z } from 'zod';

const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

test('the board for Grafana shows every duration that is measured, and none that is not', () => {
  const file = join(import.meta.dirname, '../../docs/dashboard.json');
  const { panels } = dashboardSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const shown = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) =>
      Array.from(expr.matchAll(/\w+(?=_seconds_(?:bucket|count))/g), ([name]) => name),
    ),
  );
  // As Prometheus writes them.
  const measured = Object.keys(DURATIONS).map((name) => name.replaceAll('.', '_'));
  expect([...new Set(shown)].toSorted()).toEqual(measured.toSorted());
});
