import { expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

/** A shopper whose browser has the code of a link. */
const visitsWith = async (code: string) => {
  const shopper = store.shopper();
  shopper.browsesAs(`referral=${code}`);
  await shopper.adds('pillow', 'standard');
  return shopper;
};

it('The code that a visit has brought goes into the order, and one that the call names goes before it [K3.21]', async () => {
  expect((await (await visitsWith('9f3a51c07b2e')).places()).extraData).toMatchObject({
    friendsBuyToken: '9f3a51c07b2e',
  });
  const shopper = await visitsWith('9f3a51c07b2e');
  const named = await shopper.places({ extraData: { friendsBuyToken: 'of-the-call' } });
  expect(named.extraData).toMatchObject({ friendsBuyToken: 'of-the-call' });
});

it('A cookie that holds no code adds nothing to the order', async () => {
  const order = await (await visitsWith('%22%3Cscript%3E')).places();
  expect(order.extraData).not.toHaveProperty('friendsBuyToken');
});

it('A visitor who is forgotten has no code either', async () => {
  const shopper = await visitsWith('9f3a51c07b2e');
  result(await shopper.client.forgetVisitor());
  await shopper.adds('pillow', 'standard');
  expect((await shopper.places()).extraData).not.toHaveProperty('friendsBuyToken');
});

it('The campaigns of the first and the last visit go into the order, and nothing of them where that is not allowed', async () => {
  const campaign = 'on=2026-11-01&utm_source=news|on=2026-11-20&gclid=x1';
  const places = async (cookie: string) => {
    const shopper = store.shopper();
    shopper.browsesAs(cookie);
    await shopper.adds('pillow', 'standard');
    return (await shopper.places()).extraData;
  };
  const cookie = `campaign=${encodeURIComponent(campaign)}; referral=9f3a51c07b2e`;
  expect(await places(cookie)).toMatchObject({ campaign, friendsBuyToken: '9f3a51c07b2e' });
  for (const without of [`${cookie}; privacy=2.ap`, 'campaign=on%3Dx'])
    expect(Object.keys(await places(without))).not.toContain('campaign');
  expect(await places(`${cookie}; privacy=2.ap`)).not.toHaveProperty('friendsBuyToken');
});
