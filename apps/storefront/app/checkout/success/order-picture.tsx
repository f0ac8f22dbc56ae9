import type { OrderView } from '@counterpane/contract/orders';
import { Bedroom } from '../../design/drawings/bedroom.tsx';
import { NightSky } from '../../design/drawings/night-sky.tsx';
import { Photo } from '../../design/photo/photo.tsx';
import { findPhotoSet } from '../../design/photo/photo-set.ts';

/** The bed that is on its way, or the night that it is for. */
export const OrderPicture = ({ order }: { order: OrderView }) => {
  const mattress = order.cart.items.find(({ product }) => product.drawing?.shape === 'mattress');
  if (!mattress?.product.drawing) return <NightSky />;
  const { url } = mattress.product.media;
  if (findPhotoSet(url) === null) return <Bedroom drawing={mattress.product.drawing} />;
  return <Photo src={url} alt="" sizes="(max-width: 768px) 100vw, 640px" width={960} height={720} isFirst />;
};
