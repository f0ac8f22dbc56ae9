import type { ProductPage } from '@counterpane/contract/pages/pages';
import styles from './room.module.css';
import { RoomPanel } from './room-panel.tsx';
import { useRoomHeading } from './use-room-heading.ts';

/** The part of a product's page that stands it in the shopper's room; nothing for what has no model. */
export const RoomSection = ({ page }: { page: ProductPage }) => {
  const heading = useRoomHeading(page);
  if (page.room === null) return null;
  return (
    <section className={styles.section} aria-labelledby="in-your-room">
      <h2 id="in-your-room">{heading}</h2>
      <RoomPanel page={page} asked={null} />
    </section>
  );
};
