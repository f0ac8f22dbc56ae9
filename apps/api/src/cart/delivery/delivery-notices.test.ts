import { expect, test } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

/** Today is Friday, 20 November 2026. */
const WEDNESDAY = '2026-11-25';

test('what is lost of a delivery is told in French in Canada, the day as French writes it', async () => {
  const shopper = store.shopper('halcyon-ca.localhost');
  const { items } = await shopper.adds('mattress', 'queen');
  result(await shopper.client.chooseDelivery({ certainDeliveryDate: WEDNESDAY }));
  result(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove' }));
  const french = async (): Promise<string[]> => {
    const answer = await shopper.fetch('/api/carts/my', { headers: { 'x-language': 'fr' } });
    const { notices } = (await answer.json()).result;
    return notices.map(({ text }: { text: string }) => text);
  };
  expect(await french()).toEqual([
    'Nous ne pouvons plus livrer le 25 novembre. Le premier jour possible est le 30 novembre.',
  ]);
  await shopper.adds('pillow', 'king');
  result(await shopper.client.chooseDelivery({ certainDeliveryDate: null }));
  result(await shopper.client.removeItem(items.find(({ isGift }) => !isGift)?.itemIdentifier ?? ''));
  expect(await french()).toEqual([
    'Le service gants blancs a été retiré\u00A0: plus rien dans votre panier n’y est admissible.',
  ]);
});
