import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { upsellImage } from './upsell-image.ts';

const item = {
  image: '/wide.webp',
  imageMobile: '/narrow.webp',
  imageByColor: { grey: '/grey.webp', Walnut: '/walnut.webp' },
};

describe('the picture of an upsell', () => {
  it('is one for desktops and one for mobiles [C4.18]', () => {
    expect(upsellImage(item, 'desktop')).toBe('/wide.webp');
    expect(upsellImage(item, 'mobile')).toBe('/narrow.webp');
  });

  it('is the one for desktops where there is no other', () => {
    expect(upsellImage({ ...item, imageMobile: '' }, 'mobile')).toBe('/wide.webp');
  });

  it('is that of the chosen colour, in any spelling [C3.45]', () => {
    expect(upsellImage(item, 'desktop', 'grey')).toBe('/grey.webp');
    expect(upsellImage(item, 'mobile', 'WALNUT')).toBe('/walnut.webp');
  });

  it('is that of the device for a colour without a picture', () => {
    expect(upsellImage(item, 'desktop', 'navy')).toBe('/wide.webp');
    expect(upsellImage(item, 'mobile', 'constructor')).toBe('/narrow.webp');
  });

  it('is one of its own, the same for a colour in any spelling', () => {
    const color = fc.oneof(fc.constantFrom('grey', 'walnut', 'navy', '__proto__'), fc.string());
    const device = fc.constantFrom('desktop', 'mobile');
    const pictures = [item.image, item.imageMobile, ...Object.values(item.imageByColor)];
    fc.assert(
      fc.property(device, color, (shown, name) => {
        const picture = upsellImage(item, shown, name);
        expect(pictures).toContain(picture);
        expect(upsellImage(item, shown, name.toLowerCase())).toBe(picture);
      }),
    );
  });
});
