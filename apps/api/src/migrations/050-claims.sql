-- What customers claim under warranty and protection plans: one unit of a line each.
create table claims (
  id char(24) primary key,
  order_id char(24) not null references orders (id),
  item_identifier text not null,
  reason text not null,
  status text not null,
  -- What the customer wrote, each answer to a question below what stood there before.
  words text not null,
  -- What staff told the customer with their last step.
  told text not null default '',
  created_at timestamptz not null
);
create index claims_by_order on claims (order_id, created_at);
create index claims_by_status on claims (status, created_at);

-- Every step of a claim.
create table claim_events (
  id bigint generated always as identity primary key,
  claim_id char(24) not null references claims (id),
  status text not null,
  source text not null check (source in ('shopper', 'staff')),
  at timestamptz not null
);
create index claim_events_by_claim on claim_events (claim_id, id);

alter table photos add column claim_id char(24) references claims (id);
-- A replacement is sent on the order of what it replaces. Nothing is charged for it, and it counts in no sum of the order.
alter table shipments add column claim_id char(24) references claims (id);
create unique index shipments_by_claim on shipments (claim_id) where claim_id is not null;
