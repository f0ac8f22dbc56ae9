-- What leaves together, and where it is. An order that is paid has all of its shipments at once.
create table shipments (
  id char(24) primary key,
  order_id char(24) not null references orders (id),
  -- Shoppers count them: 1 of 2.
  number int not null,
  warehouse text not null,
  carriage text not null check (carriage in ('carrier', 'two_people')),
  status text not null,
  carrier text,
  tracking_number text,
  tracking_url text,
  label_url text,
  -- What has to be made first leaves no earlier.
  not_before date,
  -- The delivery promise of the order, and what the shopper was told after it.
  promised_from date,
  promised_until date,
  expected_on date,
  told_until date,
  shipped_at timestamptz,
  delivered_at timestamptz,
  -- When its carrier was last asked, or last told something.
  heard_at timestamptz,
  created_at timestamptz not null,
  unique (order_id, number)
);
create index shipments_by_tracking on shipments (tracking_number) where tracking_number is not null;
create index shipments_underway on shipments (heard_at) where status in ('ready', 'shipped', 'out_for_delivery', 'lost');

create table shipment_lines (
  shipment_id char(24) not null references shipments (id),
  item_identifier text not null,
  quantity int not null check (quantity > 0),
  primary key (shipment_id, item_identifier)
);

-- Every step of a shipment, once: a carrier tells some of them twice.
create table shipment_events (
  id bigint generated always as identity primary key,
  shipment_id char(24) not null references shipments (id),
  event_id text not null,
  status text not null,
  source text not null check (source in ('store', 'staff', 'carrier')),
  at timestamptz not null,
  unique (shipment_id, event_id)
);
