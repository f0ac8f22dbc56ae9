import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAcimaSandbox } from '../acima/acima-sandbox.ts';
import { startAffirmSandbox } from '../affirm/affirm-sandbox.ts';
import { startUnderTest as startAmazon } from '../amazon/sandbox-under-test.ts';
import { startUnderTest as startBraintree } from '../braintree/sandbox-under-test.ts';
import { startUnderTest as startSplitit } from '../splitit/sandbox-under-test.ts';
import { startUnderTest as startStripe } from '../stripe/sandbox-under-test.ts';
import { startTruemedSandbox } from '../truemed/truemed-sandbox.ts';
import { LAB_PROVIDERS } from './lab-provider.ts';
import { type SandboxLab, startSandboxLab } from './sandbox-lab.ts';

const LOCAL = { host: '127.0.0.1', port: 0 };
const LENDER = { apiKey: 'key_1', webhookSecret: 'secret_1', storeOrigins: [] };

const closing: (() => Promise<void>)[] = [];
let lab: SandboxLab;
beforeAll(async () => {
  const sandboxes = {
    stripe: await startStripe(),
    braintree: await startBraintree(),
    splitit: await startSplitit(),
    amazon: await startAmazon(),
    affirm: await startAffirmSandbox({ ...LOCAL, publicKey: 'public_1', privateKey: 'private_1' }),
    truemed: await startTruemedSandbox({ ...LOCAL, ...LENDER }),
    acima: await startAcimaSandbox({ ...LOCAL, ...LENDER, merchantId: 'm1' }),
  };
  const { stripe, braintree, splitit, amazon, affirm, truemed, acima } = sandboxes;
  lab = await startSandboxLab({
    ...LOCAL,
    webhooksUrl: 'http://127.0.0.1:9',
    sandboxUrls: {
      stripe: stripe.url,
      braintree: braintree.url,
      splitit: splitit.url,
      amazon: amazon.url,
      affirm: affirm.url,
      truemed: truemed.url,
      acima: acima.url,
    },
  });
  closing.push(lab.close, ...Object.values(sandboxes).map((sandbox) => () => sandbox.close()));
});
afterAll(async () => {
  for (const close of closing) await close();
});

const press = async (provider: string, fields: Record<string, string>) => {
  const answer = await fetch(`${lab.url}/${provider}`, {
    method: 'POST',
    headers: { origin: lab.url },
    body: new URLSearchParams(fields),
  });
  return answer.text();
};

it.each(LAB_PROVIDERS.map(({ id }) => ({ id })))(
  'every lever of the lab is one that the sandbox of $id has, and its books can be read',
  async ({ id }) => {
    expect(await (await fetch(`${lab.url}/${id}`)).text()).toContain('No money has moved.');
    expect(
      await press(id, { action: 'fault', kind: 'drop-after-effect', times: '2', ms: '0', path: '' }),
    ).toContain(': 200 {&quot;planned&quot;:&quot;drop-after-effect&quot;}');
    expect(await press(id, { action: 'clear-faults' })).toContain(': 200 {&quot;planned&quot;:null}');
    expect(await press(id, { action: 'webhooks', delayMs: '5', hold: 'on' })).toContain(
      '&quot;delayMs&quot;:5,&quot;duplicate&quot;:false,&quot;hold&quot;:true',
    );
    expect(await press(id, { action: 'webhooks', delayMs: '0', drop: 'on' })).toContain(
      '&quot;hold&quot;:false,&quot;drop&quot;:true',
    );
    for (const reverse of ['no', 'yes'])
      expect(await press(id, { action: 'release', reverse })).toContain(': 200 {&quot;released&quot;:0}');
  },
);
