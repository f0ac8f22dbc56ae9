import { expect, test } from 'vitest';
import { PlainShopper } from './plain-shopper.ts';
import { getFrom } from './store-host.ts';

test('Whether a bed fits a room has a page of its own, with what was typed and a way back', async () => {
  const shopper = new PlainShopper();
  const asks = async (width: string, length: string): Promise<void> => {
    shopper.fills('Width', width);
    shopper.fills('Length', length);
    await shopper.presses('Will it fit?');
  };
  await shopper.opens('/mattress?size=queen');
  expect(shopper.findAll('button', 'See it in your room size')).toEqual([]);
  await asks('8 ft 8 in', '12');
  expect(shopper.heading()).toBe('Will it fit your room?');
  expect(shopper.text()).toContain('Yes, it fits.');
  expect(shopper.field('Width').value).toBe('8 ft 8 in');
  await asks('8', '8');
  expect(shopper.text()).toContain('No, it is too tight.');
  await asks('8', '');
  expect(shopper.text()).toContain('Please enter this measure too.');
  await shopper.follows('Back to the product');
  expect(shopper.path).toBe('/mattress');
});

test('Rooms are measured as their country does, in its language', async () => {
  const french = await getFrom('halcyon-ca', '/fr/room/mattress?size=queen&width=12+pi&length=11+pi+6+po');
  expect(french.text).toContain('Oui, il y a assez de place.');
  expect(french.text).toContain('11 pi 6 po');
  const spanish = await getFrom(
    'halcyon',
    '/es/room/mattress?size=queen&width=12+pies&length=11+pies+6+pulgadas',
  );
  expect(spanish.text).toContain('Sí, cabe.');
  expect(spanish.text).toContain('11 pies 6 pulgadas');
  const british = await getFrom(
    'halcyon-uk',
    '/room/mattress?size=queen&width=2.6&length=260&door=70&door-height=198',
  );
  expect(british.text).toContain('No, it is too tight.');
  expect(british.text).toContain('260 cm');
  const tight = await getFrom('halcyon-uk', '/room/mattress?size=queen&width=274&length=274');
  expect(tight.text).toContain('We count 61 cm');
  expect(tight.text).toContain('60 cm free on each side and 70 cm at its foot. That is too little.');
});
