import { fillValues } from '@counterpane/catalogue/content/render-page';
import type { SceneName } from '@counterpane/catalogue/content/scenes';
import type { HomePage } from '@counterpane/contract/pages/pages';
import type { Picture } from '@counterpane/contract/products/picture';
import { shownDrawing } from '../../catalogue/media.ts';
import { scenePicture } from '../../catalogue/scenes.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { isPhotographed, productPicture } from '../content/page-picture.ts';
import { cardOf } from './cards.ts';
import { departmentsOf } from './departments.ts';
import { pageValues } from './page-values.ts';
import { productPolicies } from './product-policies.ts';
import { storefrontView } from './storefront-view.ts';

/** So many of these are shown, without those that stand for a department. */
const MOODS: readonly SceneName[] = ['linen', 'morning', 'floor', 'pillows', 'blanket'];
const MOST_MOODS = 3;

/** The first page of a storefront. `now` is an ISO time. */
export const homePage = (storefront: Storefront, now: string): HomePage => {
  const departments = departmentsOf(storefront);
  const isShown = ({ url }: Picture) => departments.some(({ picture }) => picture.url === url);
  const { home } = storefront.brand.content;
  const { product, ...words } = home.hero;
  const values = pageValues(storefront, now);
  const hero = storefront.findEntry(product);
  if (!hero) throw new Error(`${storefront.key} does not sell ${product}`);
  return {
    ...home,
    storefront: storefrontView(storefront),
    hero: {
      ...words,
      drawing: shownDrawing(hero.data),
      picture: scenePicture(storefront, 'home') ?? (isPhotographed(hero) ? productPicture(hero) : null),
    },
    promises: productPolicies(storefront, { name: product, kind: 'mattress' }, now),
    departments,
    featured: home.featured.flatMap((name) => {
      const entry = storefront.findEntry(name);
      return entry ? [cardOf(entry, storefront)] : [];
    }),
    questions: home.questions.map(({ question, answer }) => ({
      question,
      answer: fillValues(answer, values),
    })),
    story: { ...home.story, picture: scenePicture(storefront, 'craft') },
    moods: MOODS.flatMap((name) => scenePicture(storefront, name) ?? [])
      .filter((mood) => !isShown(mood))
      .slice(0, MOST_MOODS),
  };
};
