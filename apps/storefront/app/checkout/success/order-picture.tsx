import type { OrderView } from '@counterpane/contract/orders/orders';
import { NightSky } from '../../design/drawings/night-sky.tsx';
import { Photo } from '../../design/photo/photo.tsx';
import { findPhotoSet } from '../../design/photo/photo-set.ts';

/** The dearest thing that is on its way, or the night that it is for. */
export const OrderPicture = ({ order: { cart } }: { order: Pick<OrderView, 'cart'> }) => {
  const [dearest] = cart.items.toSorted(
    (one, other) => other.priceAfterDiscount.amount - one.priceAfterDiscount.amount,
  );
  const url = dearest?.product.media.url ?? '';
  if (findPhotoSet(url) === null) return <NightSky />;
  return <Photo src={url} alt="" sizes="(max-width: 768px) 100vw, 640px" width={960} height={720} isFirst />;
};
