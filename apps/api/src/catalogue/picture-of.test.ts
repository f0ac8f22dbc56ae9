import type { MediaItem } from '@counterpane/rules/options/media-for';
import { expect, test } from 'vitest';
import { pictureOf, tintOf } from './picture-of.ts';

const item = (url: string, ...tags: string[]): MediaItem => ({
  url,
  thumbUrl: url,
  title: 'Mira',
  alt: 'Mira',
  tags: ['in-use', ...tags],
});

const MIRA = [item('hero'), item('angle', 'color:white'), item('angle-navy', 'color:navy'), item('detail')];

const pictured = (color: string | null, media = MIRA) =>
  pictureOf(media, color === null ? [] : [{ name: 'Color', value: color }])?.url;

test('what stands in a list or a cart is seen as it is lived with, in the colour that comes first', () => {
  expect(pictured('white')).toBe('hero');
  expect(pictured(null)).toBe('hero');
});

test('the picture of a product in any other colour than the first shows that colour', () => {
  expect(pictured('navy')).toBe('angle-navy');
});

test('a colour of which there is no picture shows the product all the same, and nothing shows nothing', () => {
  expect(pictured('green')).toBe('hero');
  expect(pictured('navy', [])).toBeUndefined();
});

test('a photograph says what fills its place until it is there, a drawing does not', () => {
  expect(tintOf(item('hero', 'tint:#d8cfc4'))).toBe('#d8cfc4');
  expect(tintOf(item('drawing'))).toBeNull();
});
