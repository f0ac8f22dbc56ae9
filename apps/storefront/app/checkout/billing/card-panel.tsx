import { CardFields } from './card-fields.tsx';
import type { MethodPanelProps } from './method-panel-props.ts';
import { SavedCard } from './saved-card.tsx';

/** A card: the one that was entered before, and the fields for another. */
export const CardPanel = ({ card, token, errors }: MethodPanelProps) => (
  <>
    {token && <SavedCard card={token.card} />}
    <CardFields
      state={card.state}
      brand={card.brand}
      mounts={card.mounts}
      onFocus={() => card.entry.current?.focus()}
      error={card.isComplete ? undefined : errors.card}
    />
  </>
);
