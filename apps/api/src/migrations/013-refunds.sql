-- Money that goes back: made by staff, given by the provider, booked once as refund:<id>.
create table refunds (
  id char(24) primary key,
  order_id char(24) not null references orders (id),
  payment_id char(24) not null references payments (id),
  amount_cents int not null check (amount_cents > 0),
  currency char(3) not null,
  reason text not null,
  -- Which units of the frozen cart it is for; empty where it is an amount.
  lines jsonb not null default '[]',
  made_by text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  reference text,
  -- Why it failed, or why there is no answer yet.
  failure text,
  created_at timestamptz not null,
  -- When we last called or asked the provider.
  asked_at timestamptz not null,
  settled_at timestamptz
);
create index refunds_by_order on refunds (order_id, created_at);
create index refunds_pending on refunds (asked_at) where status = 'pending';

-- Our books beside a provider's, one row a run and account.
create table reconciliations (
  id bigint generated always as identity primary key,
  account text not null,
  since timestamptz not null,
  ran_at timestamptz not null,
  counts jsonb not null,
  differences jsonb not null,
  -- Why it could not be done.
  failure text
);
create index reconciliations_by_time on reconciliations (ran_at);
create index ledger_entries_by_time on ledger_entries (created_at);

-- What staff look for.
create index orders_by_any_email on orders (lower(email) text_pattern_ops);
create index orders_by_time on orders (created_at);
create index orders_that_wait on orders (created_at) where status = 'needs_attention';

-- Staff may end an order that was parked.
alter table orders drop constraint orders_cancelled_because_check;
alter table orders add constraint orders_cancelled_because_check
  check (cancelled_because in ('lapsed', 'superseded', 'by_staff'));
