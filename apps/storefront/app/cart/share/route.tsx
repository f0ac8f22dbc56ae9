import { type CartShare, createShareClient } from '@counterpane/contract/cart-shares';
import { data, Form, redirect } from 'react-router';
import { addresses } from '../../addresses.ts';
import { requireResult } from '../../api.ts';
import { Button, ButtonLink } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { headText } from '../../language/head-text.ts';
import { useFigures } from '../../language/use-figures.ts';
import { useText } from '../../language/use-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getServices } from '../../services.ts';
import type { Route } from './+types/route.ts';
import styles from './share.module.css';

/** What is shared of the visitor's cart, with its link. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { fetchApi, basePath } = getServices(context);
  const share = requireResult(await createShareClient(fetchApi).share());
  const { origin } = new URL(request.url);
  return { share, link: share && linkTo(share, origin + basePath) };
};

const linkTo = ({ cartId, multiUse }: CartShare, base: string): string =>
  `${base}${addresses.cart()}?${new URLSearchParams({ cart: cartId, ...(multiUse ? { multiUse: '1' } : {}) })}`;

export const action = async ({ context, request }: Route.ActionArgs) => {
  const shares = createShareClient(getServices(context).fetchApi);
  const wish = (await request.formData()).get('share');
  const answer = wish === 'end' ? await shares.endShare() : await shares.makeShare(wish === 'many');
  if (!answer.ok) return data(answer.error.error, { status: answer.status });
  return redirect(addresses.shareCart(), 303);
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Share this cart'));
}

export default function ShareCartRoute({ loaderData: { share, link }, actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1>{t('Share this cart')}</h1>
      {actionData !== undefined && <Notice look="bad">{actionData}</Notice>}
      {share && link ? <Shared share={share} link={link} /> : <Choices />}
      <p>
        <ButtonLink look="link" href={addresses.cart()}>
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
  const { days } = useFigures();
  return (
    <>
      <label>
        {t('Link to this cart')}
        <input className={styles.link} readOnly value={link} />
      </label>
      <p>
        {share.multiUse
          ? t('It works for everybody who has it.')
          : t('It works for the first person who uses it.')}{' '}
        {share.isUsedUp
          ? t('It has been used.')
          : t('It ends on {date}, or when you order.', { date: days.date(share.endsAt) })}
      </p>
      <Form method="post">
        <Button name="share" value="end">
          {t('Stop sharing')}
        </Button>
      </Form>
    </>
  );
};
