import { type DeliveryWindow, windowKey } from '@counterpane/rules/delivery/delivery-windows';
import { useHours } from '../language/use-hours.ts';
import styles from './field.module.css';

interface HoursFieldProps {
  readonly id: string;
  readonly label: string;
  /** What it means to choose none. */
  readonly none: string;
  readonly windows: readonly DeliveryWindow[];
  readonly defaultValue: string;
}

/** The hours of a day in which something comes: nothing where there are none to choose. */
export const HoursField = ({ id, label, none, windows, defaultValue }: HoursFieldProps) => {
  const hours = useHours();
  if (windows.length === 0) return null;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} name="window" className={styles.input} defaultValue={defaultValue} autoComplete="off">
        <option value="">{none}</option>
        {windows.map((window) => (
          <option key={windowKey(window)} value={windowKey(window)}>
            {hours(window)}
          </option>
        ))}
      </select>
    </div>
  );
};
