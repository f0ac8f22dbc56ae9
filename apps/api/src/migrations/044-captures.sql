-- When the money of an attempt is taken: with the order, or as things ship. Of money that is held: how it can be captured, until when
-- it is sure, and since when nothing is held any more.
alter table payments add column capture_at text not null default 'order' check (capture_at in ('order', 'shipment'));
alter table payments add column hold_captures text check (hold_captures in ('several', 'once'));
alter table payments add column held_until timestamptz;
alter table payments add column hold_ended_at timestamptz;
create index payments_held on payments (held_until) where hold_captures is not null and hold_ended_at is null;

-- What is taken of money that is held: for a shipment that has left, or for all that is still to be sent before the hold ends (null).
create table captures (
  id char(24) primary key,
  order_id char(24) not null references orders (id),
  payment_id char(24) not null references payments (id),
  shipment_id char(24) unique references shipments (id),
  amount_cents integer not null check (amount_cents > 0),
  currency char(3) not null,
  -- The rest of the hold is let go with it.
  is_last boolean not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  failure text,
  created_at timestamptz not null,
  asked_at timestamptz,
  settled_at timestamptz
);
create index captures_by_order on captures (order_id);
create index captures_by_payment on captures (payment_id);
create index captures_pending on captures (created_at) where status = 'pending';

-- The part of a refund that is not captured: nothing is given back of it, it is only taken no more.
alter table refunds add column from_hold_cents integer not null default 0;
