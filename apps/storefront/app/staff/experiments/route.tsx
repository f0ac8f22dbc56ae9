import type { StaffExperiment } from '@counterpane/contract/staff/staff-experiments';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import styles from '../orders/staff-orders.module.css';
import { getStaffOrdersClient } from '../orders/staff-orders-client.ts';
import { requireAllowed } from '../require-staff.ts';
import type { Route } from './+types/route.ts';
import { EXPERIMENT_WORDS } from './experiment-words.ts';
import { VariantResult } from './variant-result.tsx';

export const loader = async ({ context }: Route.LoaderArgs) =>
  requireAllowed(await getStaffOrdersClient(context).experiments());

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Experiments'));
}

export default function ExperimentsRoute({ loaderData: experiments }: Route.ComponentProps) {
  const t = useText();
  return (
    <div className={styles.page}>
      <p className={styles.links}>
        <PageLink to={pageUrls.staffOrders()}>{t('Orders')}</PageLink>
      </p>
      <h1>{t('Experiments')}</h1>
      <p>
        {t(
          'Visitors who allow it each see one way, the same at every visit. You may look every day: a difference that is told here holds however often you look.',
        )}
      </p>
      {experiments.map((experiment) => (
        <ExperimentResult key={experiment.name} {...experiment} />
      ))}
    </div>
  );
}

const ExperimentResult = ({ name, url, from, until, isRunning, isSharedOut, ...told }: StaffExperiment) => {
  const t = useText();
  const { days } = useFormat();
  const words = EXPERIMENT_WORDS[name];
  const question = words ? t(words.question) : told.question;
  return (
    <section className={styles.section} aria-labelledby={name}>
      <h2 id={name}>{question}</h2>
      <p className={styles.detail}>
        {[
          words ? t(words.owner) : told.owner,
          url,
          t('{from} to {until}', { from: days.date(from), until: days.date(until) }),
          isRunning ? t('Running') : t('Not running'),
        ].join(' · ')}
      </p>
      {!isSharedOut && (
        <p role="alert">
          {t('Visitors were not shared out as planned: do not believe these figures before you know why.')}
        </p>
      )}
      <ul className={styles.rows} aria-label={question}>
        {told.variants.map((variant) => {
          const title = words?.variants[variant.name];
          return <VariantResult key={variant.name} {...variant} title={title ? t(title) : variant.name} />;
        })}
      </ul>
    </section>
  );
};
