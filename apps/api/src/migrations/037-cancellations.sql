-- What was cancelled of an order before it was sent, and the refund that it brought; null where there was nothing to give back.
create table cancellations (
  id char(24) primary key,
  order_id char(24) not null references orders (id),
  lines jsonb not null,
  refund_id char(24) references refunds (id),
  made_by text not null check (made_by in ('shopper', 'staff')),
  created_at timestamptz not null
);
create index cancellations_by_order on cancellations (order_id, created_at);

-- Since when a label is being bought: meanwhile it is bought by nobody else, and nothing of the shipment is cancelled.
alter table shipments add column label_asked_at timestamptz;
