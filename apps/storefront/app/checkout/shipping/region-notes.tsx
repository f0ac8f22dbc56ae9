import { findStateTitle } from '@counterpane/rules/address/states';
import { Button } from '../../design/button.tsx';
import { localizeName } from '../../language/localize-name.ts';
import { useText } from '../../language/use-text.ts';
import styles from './region-notes.module.css';
import type { RegionState } from './region-state.ts';
import { GROUND_INSTEAD } from './send-delivery.ts';

/** A ZIP code, and the states where it is used instead of the chosen one. */
export interface StateSuggestion {
  readonly zip: string;
  readonly states: readonly string[];
}

/** The name of the button that sets the state; its value is the state's code. */
export const SUGGESTED_STATE = 'suggestedState';

interface ZipSuggestionProps extends StateSuggestion {
  /** Sets the state on the page; without script the button sends the form, and the server does it. */
  readonly onSuggestion: (state: string) => void;
}

/** The way out beside the message: the state where the ZIP code is used, one button each. */
export const ZipSuggestion = ({ zip, states, onSuggestion }: ZipSuggestionProps) => {
  const t = useText();
  return states.map((state) => (
    <div key={state} className={styles.suggestion}>
      <Button
        look="link"
        name={SUGGESTED_STATE}
        value={state}
        onClick={(event) => {
          event.preventDefault();
          onSuggestion(state);
        }}
      >
        {t('{zip} is in {state}: change the state?', {
          zip,
          state: localizeName(t, findStateTitle(state) ?? state),
        })}
      </Button>
    </div>
  ));
};

interface GroundInsteadProps {
  /** Chooses it on the page; without script the button sends the form, and the server does it. */
  readonly onGround: () => void;
}

/** The way out beside the message of a state without white glove service. */
export const GroundInstead = ({ onGround }: GroundInsteadProps) => {
  const t = useText();
  return (
    <div className={styles.suggestion}>
      <Button
        look="link"
        name="intent"
        value={GROUND_INSTEAD}
        onClick={(event) => {
          event.preventDefault();
          onGround();
        }}
      >
        {t('Deliver by ground instead')}
      </Button>
    </div>
  );
};

/** A warning, no more: the name of the place beside the one that was typed [D89]. */
export const CityNote = ({ text, cities }: NonNullable<RegionState['warning']>) => {
  const t = useText();
  return (
    <p className={styles.note}>
      {t('{message}. This ZIP code is known as {cities}.', { message: text, cities: cities.join(', ') })}
    </p>
  );
};
