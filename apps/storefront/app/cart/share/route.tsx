import { createShareClient } from '@counterpane/contract/cart/cart-share-calls';
import type { CartShare } from '@counterpane/contract/cart/cart-shares';
import { data, Form, redirect } from 'react-router';
import { requireResult } from '../../api.ts';
import { Button, ButtonLink } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { headText } from '../../language/head-text.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getServices } from '../../services.ts';
import type { Route } from './+types/route.ts';
import styles from './share.module.css';
import { SharedLink } from './shared-link.tsx';
import { writeShare } from './write-share.ts';

/** What is shared of the visitor's cart, with its link. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { fetchApi, basePath } = getServices(context);
  const share = requireResult(await createShareClient(fetchApi).share());
  if (!share) return null;
  // In the language, and at the address, that its owner shops at.
  const { pathname, search } = new URL(share.url);
  return { share, link: new URL(basePath + pathname + search, request.url).href };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const shares = createShareClient(getServices(context).fetchApi);
  const answer = await writeShare(shares, (await request.formData()).get('share'));
  if (!answer.ok) return data(answer.error.error, { status: answer.status });
  return redirect(pageUrls.shareCart(), 303);
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Share this cart'));
}

export default function ShareCartRoute({ loaderData: shared, actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1>{t('Share this cart')}</h1>
      {actionData !== undefined && <Notice look="bad">{actionData}</Notice>}
      {shared ? <Shared {...shared} /> : <Choices />}
      <p>
        <ButtonLink look="link" href={pageUrls.cart()}>
          {t('Back to your cart')}
        </ButtonLink>
      </p>
    </div>
  );
}

/** How many may follow the link is decided here, and nowhere else. */
const Choices = () => {
  const t = useText();
  return (
    <>
      <p>
        {t(
          'Others can add what is in this cart to their own. They see neither who you are nor where you live.',
        )}
      </p>
      <Form method="post" className={styles.choices}>
        <Button look="primary" name="share" value="one">
          {t('Make a link for one person')}
        </Button>
        <Button name="share" value="many">
          {t('Make a link for several people')}
        </Button>
      </Form>
    </>
  );
};

const Shared = ({ share, link }: { readonly share: CartShare; readonly link: string }) => {
  const t = useText();
  return (
    <>
      <SharedLink share={share} link={link} />
      <Form method="post">
        <Button name="share" value="end">
          {t('Stop sharing')}
        </Button>
      </Form>
    </>
  );
};
