import type { AddressInput } from '@counterpane/contract/checkout/address';
import { statesOf } from '@counterpane/rules/address/states';
import type { ReactNode } from 'react';
import { localizeName } from '../language/localize-name.ts';
import { useText } from '../language/use-text.ts';
import styles from './address-fields.module.css';
import { addressLabels } from './address-labels.ts';
import { SelectField, TextField } from './field.tsx';
import type { FormErrors } from './form-errors.ts';

interface AddressFieldsProps {
  readonly kind: 'shipping' | 'billing';
  readonly country: string;
  readonly values: AddressInput | null;
  readonly errors: FormErrors;
  /** Fields that stand between the name and the street. */
  readonly contact?: ReactNode;
  /** What is said below a field while it is typed; read out when it comes. */
  readonly notes?: Partial<Record<'city' | 'state' | 'zip', ReactNode>>;
}

/** The fields of one address, named for the browser's own autofill. */
export const AddressFields = ({ kind, country, values, errors, contact, notes }: AddressFieldsProps) => {
  const t = useText();
  const labels = addressLabels(country);
  const states = statesOf(country, kind).map(({ code, title }) => ({ code, title: localizeName(t, title) }));
  const field = (name: keyof AddressInput, token: string) => ({
    id: fieldId(kind, name),
    name,
    error: errors[name],
    defaultValue: values?.[name],
    autoComplete: `${kind} ${token}`,
  });
  return (
    <div className={styles.fields}>
      <input type="hidden" name="country" value={country} />
      <div>
        <TextField {...field('fullName', 'name')} label={t('Full name')} />
      </div>
      {contact}
      <div className={contact ? styles.half : ''}>
        <TextField {...field('phone', 'tel')} label={t('Phone')} type="tel" inputMode="tel" />
      </div>
      <div>
        <TextField {...field('line1', 'address-line1')} label={t('Address line 1')} />
      </div>
      <div>
        <TextField {...field('line2', 'address-line2')} label={t('Address line 2')} isOptional />
      </div>
      <div className={styles.third}>
        <TextField {...field('city', 'address-level2')} label={t('City')} />
        {notes && <div role="status">{notes.city}</div>}
      </div>
      <div className={styles.third}>
        {states.length > 0 ? (
          <SelectField {...field('state', 'address-level1')} label={t(labels.state)} options={states} />
        ) : (
          <TextField {...field('state', 'address-level1')} label={t(labels.state)} isOptional />
        )}
        {notes && <div role="status">{notes.state}</div>}
      </div>
      <div className={styles.third}>
        <TextField
          {...field('zip', 'postal-code')}
          label={t(labels.zip)}
          inputMode={country === 'US' ? 'numeric' : 'text'}
        />
        {notes && <div role="status">{notes.zip}</div>}
      </div>
    </div>
  );
};

/** @example fieldId('shipping', 'zip') // "shipping-zip" */
export const fieldId = (kind: 'shipping' | 'billing', name: string): string => `${kind}-${name}`;
