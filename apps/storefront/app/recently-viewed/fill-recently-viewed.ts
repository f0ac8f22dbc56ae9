import { keepViewed, readViewed, type Viewed } from './viewed-list.ts';

/** Shows what was looked at before this page, and keeps this page for the next. */
const fill = (section: HTMLElement): void => {
  // The page wrote it there as it is.
  const viewed = JSON.parse(section.dataset.recentlyViewed ?? '') as Viewed;
  const others = readViewed(localStorage).filter(({ id }) => id !== viewed.id);
  const list = section.querySelector('ul');
  const template = section.querySelector('template');
  if (!list || !template) return;
  list.replaceChildren(...others.map((other) => card(template, other)));
  section.hidden = others.length === 0;
  keepViewed(localStorage, viewed);
};

const card = (template: HTMLTemplateElement, { title, url, price, picture }: Viewed): Node => {
  const item = document.importNode(template.content, true);
  const link = item.querySelector('a');
  if (link) link.href = url;
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
