import type { InputHTMLAttributes, ReactNode } from 'react';
import { useText } from '../language/use-text.ts';
import styles from './field.module.css';
import { localizeError } from './form-errors.ts';

interface FieldProps {
  /** Unique on the page; links of the error summary lead to it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
}

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'>;

export const TextField = ({ id, name, label, error, isOptional, ...rest }: TextFieldProps) => (
  <Labelled id={id} label={label} error={error} isOptional={isOptional}>
    <input {...rest} {...described(id, error)} id={id} name={name} className={styles.input} />
  </Labelled>
);

interface SelectFieldProps extends FieldProps {
  readonly options: readonly { readonly code: string; readonly title: string }[];
  readonly defaultValue: string | undefined;
  readonly autoComplete: string;
}

export const SelectField = ({ id, name, label, error, options, ...rest }: SelectFieldProps) => {
  const t = useText();
  return (
    <Labelled id={id} label={label} error={error}>
      <select {...rest} {...described(id, error)} id={id} name={name} className={styles.input}>
        <option value="">{t('Select')}</option>
        {options.map(({ code, title }) => (
          <option key={code} value={code}>
            {title}
          </option>
        ))}
      </select>
    </Labelled>
  );
};

interface CheckFieldProps {
  readonly name: string;
  readonly label: string;
  readonly defaultChecked: boolean;
}

export const CheckField = ({ name, label, defaultChecked }: CheckFieldProps) => (
  <label className={styles.check}>
    <input type="checkbox" name={name} defaultChecked={defaultChecked} />
    <span>{label}</span>
  </label>
);

const described = (id: string, error: string | undefined) =>
  error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` };

interface LabelledProps extends Pick<FieldProps, 'id' | 'label' | 'error' | 'isOptional'> {
  readonly children: ReactNode;
}

const Labelled = ({ id, label, error, isOptional = false, children }: LabelledProps) => {
  const t = useText();
  return (
    <div className={styles.field}>
      <span>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {isOptional && <span className={styles.optional}> {t('optional')}</span>}
      </span>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {localizeError(t, error)}
        </p>
      )}
    </div>
  );
};
