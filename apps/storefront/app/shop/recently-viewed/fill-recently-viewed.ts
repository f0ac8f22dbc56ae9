import { moneyFormatter } from '@counterpane/contract/format-money';
import { reportFailure } from '../../failures/report-failure.ts';
import { localizedFetch } from '../../language/localized-fetch.ts';
import { fetchExtraProducts } from './fetch-extra-products.ts';
import { keepViewed, readViewed, type Viewed, withNews } from './viewed-list.ts';

/** Shows what was looked at before this page, and keeps this page for the next. */
const fill = (section: HTMLElement): void => {
  // The page wrote it there as it is.
  const viewed = JSON.parse(section.dataset.recentlyViewed ?? '') as Viewed;
  const others = readViewed(localStorage).filter(({ id }) => id !== viewed.id);
  const list = section.querySelector('ul');
  const template = section.querySelector('template');
  if (!list || !template) return;
  const show = (all: readonly Viewed[]) => list.replaceChildren(...all.map((other) => card(template, other)));
  show(others);
  section.hidden = others.length === 0;
  keepViewed(localStorage, viewed);
  whenNear(section, async () => {
    const wanted = { ids: others.map(({ id }) => id) };
    const products = await fetchExtraProducts(localizedFetch, wanted, reportFailure);
    if (products.length > 0) show(withNews(others, products, moneyFormatter(document.documentElement.lang)));
  });
};

/** Most visits end above the list: its news is worth a call only when it comes into view. */
const whenNear = (section: HTMLElement, act: () => void): void => {
  const watcher = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    watcher.disconnect();
    act();
  });
  watcher.observe(section);
};

const card = (template: HTMLTemplateElement, { title, url, price, picture }: Viewed): Node => {
  const item = document.importNode(template.content, true);
  const link = item.querySelector('a');
  // The template's own link is the home page, below the path of the language.
  if (link) link.href = link.pathname.replace(/\/$/, '') + url;
  const image = item.querySelector('img');
  if (image && picture.startsWith('/')) image.src = picture;
  const [name, cost] = [item.querySelector('strong'), item.querySelector('span')];
  if (name) name.textContent = title;
  if (cost) cost.textContent = price;
  return item;
};

/** A page prerendered for later is not looked at yet. */
const start = (): void => {
  for (const section of document.querySelectorAll<HTMLElement>('[data-recently-viewed]'))
    try {
      fill(section);
    } catch {
      // Storage may be off or full: the list stays away, nothing else does.
      section.hidden = true;
    }
};
if ('prerendering' in document && document.prerendering === true)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
