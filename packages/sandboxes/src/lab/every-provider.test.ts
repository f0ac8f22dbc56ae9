import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SANDBOX_INTEGRATIONS } from '../integrations.ts';
import type { RunningSandbox } from '../machinery/integration.ts';
import { type SandboxLab, startSandboxLab } from './sandbox-lab.ts';

const folder = mkdtempSync(join(tmpdir(), 'counterpane-lab-'));
const LOCAL = { host: '127.0.0.1', port: 0 };
const NOBODY = 'http://127.0.0.1:9';

let running: readonly RunningSandbox[];
let lab: SandboxLab;
beforeAll(async () => {
  running = await Promise.all(
    SANDBOX_INTEGRATIONS.map(({ name, start }) =>
      start({ ...LOCAL, webhookUrl: NOBODY, storeOrigins: [], stateFile: join(folder, name) }),
    ),
  );
  lab = await startSandboxLab({
    ...LOCAL,
    webhooksUrl: NOBODY,
    sandboxes: SANDBOX_INTEGRATIONS.map((provider, index) => ({
      provider,
      url: running[index]?.origin ?? '',
    })),
  });
});
afterAll(async () => {
  await Promise.all([lab, ...running].map((one) => one.close()));
  rmSync(folder, { recursive: true });
});

const press = async (provider: string, fields: Record<string, string>) => {
  const answer = await fetch(`${lab.url}/${provider}`, {
    method: 'POST',
    headers: { origin: lab.url },
    body: new URLSearchParams(fields),
  });
  return answer.text();
};

it.each(SANDBOX_INTEGRATIONS.map(({ name }) => ({ name })))(
  'every lever of the lab is one that the sandbox of $name has, and its statement can be read',
  async ({ name }) => {
    expect(await (await fetch(`${lab.url}/${name}`)).text()).toContain('No money has moved.');
    expect(
      await press(name, { action: 'fault', kind: 'drop-after-effect', times: '2', ms: '0', path: '' }),
    ).toContain(': 200 {&quot;planned&quot;:&quot;drop-after-effect&quot;}');
    expect(await press(name, { action: 'clear-faults' })).toContain(': 200 {&quot;planned&quot;:null}');
    expect(await press(name, { action: 'webhooks', delayMs: '5', hold: 'on' })).toContain(
      '&quot;delayMs&quot;:5,&quot;duplicate&quot;:false,&quot;hold&quot;:true',
    );
    expect(await press(name, { action: 'webhooks', delayMs: '0', drop: 'on' })).toContain(
      '&quot;hold&quot;:false,&quot;drop&quot;:true',
    );
    for (const reverse of ['no', 'yes'])
      expect(await press(name, { action: 'release', reverse })).toContain(': 200 {&quot;released&quot;:0}');
  },
);

it('every stand-in listens at a port of its own, apart from those of the mailbox and the lab', () => {
  const offsets = [...SANDBOX_INTEGRATIONS.map(({ portOffset }) => portOffset), 2, 3, 10];
  expect(new Set(offsets).size).toBe(offsets.length);
});
