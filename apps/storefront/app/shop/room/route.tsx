import { findSize } from '@counterpane/rules/options/sizes';
import { data } from 'react-router';
import { getClient } from '../../api.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getServices } from '../../services.ts';
import { withChoices } from '../product/choices/select-variant.ts';
import { requireProductPage } from '../product/require-product-page.ts';
import type { Route } from './+types/route.ts';
import openRoomUrl from './open-room.ts?worker&url';
import { readRoomForm } from './read-room-form.ts';
import styles from './room.module.css';
import { RoomPanel } from './room-panel.tsx';
import { useRoomHeading } from './use-room-heading.ts';

/** The answer to the form of a product page. It is this shopper's room: no cache keeps it. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const size = findSize(searchParams.get('size') ?? '');
  const page = await requireProductPage(getClient(context), params.name, size, getServices(context).report);
  if (page.room === null) throw data('Page not found', { status: 404 });
  const asked = readRoomForm(searchParams, page.storefront.country === 'GB');
  return { page: withChoices(page, Object.fromEntries(searchParams)), asked };
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Will it fit your room?'));
}

export default function RoomRoute({ loaderData: { page, asked } }: Route.ComponentProps) {
  const t = useText();
  const heading = useRoomHeading(page);
  const { title, metadata } = page.product;
  return (
    <PageShell>
      <div className={styles.page}>
        <div>
          <h1>{heading}</h1>
          <p className={styles.lead}>{title}</p>
        </div>
        <RoomPanel page={page} asked={asked} />
        <PageLink to={metadata.url}>{t('Back to the product')}</PageLink>
      </div>
      <script type="module" src={openRoomUrl} />
    </PageShell>
  );
}
