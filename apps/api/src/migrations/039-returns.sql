-- What customers send back. The cents that were previewed are promised with the request, and given back when it is received.
create table returns (
  id char(24) primary key,
  order_id char(24) not null references orders (id),
  status text not null,
  -- What goes back, with the gifts and plans that belong to it: each with its reason, where one was told.
  lines jsonb not null,
  -- The cents of each line, as they were previewed.
  refunded jsonb not null,
  refund_cents int not null check (refund_cents >= 0),
  currency char(3) not null,
  -- Mattresses of it go to a charity that the customer found.
  is_donated boolean not null,
  words text not null,
  -- What staff told the customer with their last step.
  told text not null default '',
  collect_on date,
  label_url text,
  -- What came, and how much of it can be sold again; null until it is received.
  came jsonb,
  refund_id char(24) references refunds (id),
  created_at timestamptz not null
);
create index returns_by_order on returns (order_id, created_at);
create index returns_by_status on returns (status, created_at);

-- Every step of a return, once.
create table return_events (
  id bigint generated always as identity primary key,
  return_id char(24) not null references returns (id),
  status text not null,
  source text not null check (source in ('shopper', 'staff')),
  at timestamptz not null,
  unique (return_id, status)
);
