import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { SetTiles } from './set-tiles.tsx';

const OPTION = {
  note: null,
  swatch: null,
  texture: null,
  isChosen: false,
  isAvailable: true,
  isSoldOut: false,
};
const radioOf = (change: Partial<typeof OPTION>) => {
  const options = [{ ...OPTION, ...change, value: 'walnut', title: 'Walnut' }];
  const Page = () => <SetTiles field="color" title="Color" options={options} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  const html = renderToStaticMarkup(<Stub />);
  return { isDisabled: /<input[^>]*disabled/.test(html), html };
};

test('what is sold out cannot be chosen and says so; what only does not go with the rest can [C3.84]', () => {
  const gone = radioOf({ isAvailable: false, isSoldOut: true });
  expect(gone.isDisabled).toBe(true);
  expect(gone.html).toContain('Out of stock');
  const apart = radioOf({ isAvailable: false });
  expect(apart.isDisabled).toBe(false);
  expect(apart.html).toContain('Not with this choice');
  expect(radioOf({}).isDisabled).toBe(false);
});

test('what was asked for by an address stays chosen although it is sold out, or nothing would be', () => {
  const asked = radioOf({ isChosen: true, isAvailable: false, isSoldOut: true });
  expect(asked.isDisabled).toBe(false);
  expect(asked.html).toContain('Out of stock');
});
