import { expect, test } from 'vitest';
import { createPageStyles } from './page-styles.server.ts';

const BASE = 'body{margin:0}';
const CARD = '._card_aaaaa_1{color:red}';
const WIDE = '@media (width>40rem){._card_aaaaa_1{gap:1px}._row_bbbbb_1{gap:2px}}';
const DIALOG = '._dialog_ccccc_12{inset:0}';
const CART = '._line_ddddd_3{margin:0}';
const STAFF = '._order_eeeee_1{top:0}';
const SCRIPTS = new Map([
  ['plain.js', 'import("./zoom.js")'],
  ['zoom.js', 'import"./plain.js";const a={dialog:`_dialog_ccccc_12`}'],
  ['entry.client-1.js', 'import"./plain.js"'],
  ['cart.js', 'const a={line:`_line_ddddd_3`}'],
  ['review.js', 'const a={row:`_row_bbbbb_1`}'],
  ['staff.js', 'const a={order:`_order_eeeee_1`}'],
]);

const stylesOf = createPageStyles(
  { stylesheet: BASE + CARD + WIDE + DIALOG + CART + STAFF, scripts: SCRIPTS },
  { entry: 'entry.client-1.js', reachable: [['cart.js', 'review.js'], ['staff.js']] },
);

test('A page gets the rules for everybody and those of the modules that its markup names, in their order', () => {
  expect(stylesOf('<p>Moon</p>')).toBe(BASE);
  expect(stylesOf('<p class="_card_aaaaa_1">Moon</p>')).toBe(BASE + CARD + WIDE);
  expect(stylesOf('<p class="_row_bbbbb_9 _other_bbbbb_2">Moon</p>')).toBe(BASE + WIDE);
});

test('A page gets what its scripts may put into it, also those that they load later', () => {
  expect(stylesOf('<script type="module" src="/assets/plain.js"></script>')).toBe(BASE + DIALOG);
});

test('A page of the framework gets what the pages need that it leads to without a document', () => {
  const page = (route: string) =>
    stylesOf(`<script>import "/assets/entry.client-1.js","/assets/${route}"</script>`);
  expect(page('cart.js')).toBe(BASE + WIDE + DIALOG + CART);
  expect(page('staff.js')).toBe(BASE + DIALOG + STAFF);
});

test('A page does not get what a route needs that it only knows of', () => {
  const known = 'window.__reactRouterManifest = {\n  "routes": "/assets/plain.js"\n};';
  expect(stylesOf(`<script>${known}\nimport "/assets/cart.js"</script>`)).toBe(BASE + CART);
});

test('A script that was not built adds nothing', () => {
  expect(stylesOf('<script src="/assets/elsewhere.js"></script>')).toBe(BASE);
});
