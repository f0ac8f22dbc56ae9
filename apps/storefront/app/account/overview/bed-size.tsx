import { BED_SIZES } from '@counterpane/rules/options/bed-sizes';
import { SIZE_TITLES, type Size } from '@counterpane/rules/options/sizes';
import { Form } from 'react-router';
import { accountUrls } from '../../account-urls.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../form/field.tsx';
import { useText } from '../../language/use-text.ts';
import styles from './overview.module.css';

/** The size of a customer's bed, which pages with sizes begin with. */
export const BedSize = ({ bedSize }: { readonly bedSize: Size | null }) => {
  const t = useText();
  return (
    <section aria-labelledby="size" className={styles.size}>
      <h2 id="size">{t('Your bed')}</h2>
      <p className={styles.note}>
        {t('Save its size, and mattresses, frames and bedding start with it where you are signed in.')}
      </p>
      <Form method="post" action={accountUrls.myAccount()} className={styles.sizeForm}>
        <SelectField
          id="bed-size"
          name="bedSize"
          label={t('Size of your bed')}
          autoComplete="off"
          defaultValue={bedSize ?? ''}
          options={BED_SIZES.map((size) => ({ code: size, title: SIZE_TITLES[size] }))}
        />
        <Button>{t('Save the size')}</Button>
      </Form>
    </section>
  );
};
