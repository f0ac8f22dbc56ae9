import { Outlet } from 'react-router';
import layout from '../cart/checkout.module.css';
import { ErrorPage } from '../chrome/error-page.tsx';
import { PageLink } from '../language/page-link.tsx';
import { useStorefront } from '../language/use-storefront.ts';
import { useText } from '../language/use-text.ts';
import { pageUrls } from '../page-urls.ts';
import type { RouteHandle } from '../route-handle.ts';
import type { Route } from './+types/route.ts';
import { IdleScreen } from './idle-screen.tsx';
import { getStaffClient } from './require-staff.ts';
import { StaffMenu } from './staff-menu.tsx';
import { useIdle } from './use-idle.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const answer = await getStaffClient(context).member();
  return answer.ok ? answer.result : null;
};

export const handle: RouteHandle = { hydrate: true };

/** The staff console: a frame without anything of the shop. */
export default function StaffRoute({ loaderData: session }: Route.ComponentProps) {
  const t = useText();
  const storefront = useStorefront();
  const isIdle = useIdle(session);
  return (
    <>
      <header className={layout.header}>
        <div className={layout.bar}>
          <PageLink className={layout.name} to={pageUrls.staffConsole()}>
            {storefront?.name}
          </PageLink>
          <span className={layout.secure}>{t('For staff')}</span>
          {session && !isIdle && <StaffMenu session={session} />}
        </div>
      </header>
      <main id="main" className={layout.main}>
        {isIdle ? <IdleScreen /> : <Outlet />}
      </main>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />;
