-- What of a shipment has a label of its own. Until now each had one.
create table shipment_parcels (
  shipment_id char(24) not null references shipments (id),
  -- Shoppers count them: 1 of 2.
  number int not null check (number > 0),
  status text not null,
  carrier text,
  tracking_number text,
  tracking_url text,
  label_url text,
  expected_on date,
  -- What its carrier told last, and when it was last asked or last told something.
  event_id text,
  heard_at timestamptz,
  primary key (shipment_id, number)
);
create index parcels_by_tracking on shipment_parcels (tracking_number) where tracking_number is not null;
create index parcels_underway on shipment_parcels (heard_at) where status in ('ready', 'shipped', 'out_for_delivery', 'lost');

insert into shipment_parcels (shipment_id, number, status, carrier, tracking_number, tracking_url, label_url, expected_on, heard_at)
select id, 1, case when status in ('preparing', 'cancelled') then 'ready' else status end,
  carrier, tracking_number, tracking_url, label_url, expected_on, heard_at
from shipments
where carrier is not null or tracking_number is not null;

alter table shipments
  drop column carrier,
  drop column tracking_number,
  drop column tracking_url,
  drop column label_url,
  drop column heard_at;
