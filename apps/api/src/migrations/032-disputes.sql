-- Payments that their payers dispute at a bank or at the company, as the company said last. What it took for one and put
-- back is booked as dispute:<id>:<movements>, its fee as dispute-fee:<id>:<movements>.
create table disputes (
  id char(24) primary key,
  order_id char(24) not null references orders (id),
  payment_id char(24) not null references payments (id),
  -- The company's id of it.
  reference text not null,
  amount_cents int not null,
  currency char(3) not null,
  -- Its code, as the company writes it.
  reason text not null,
  stage text not null check (stage in ('opened', 'won', 'lost')),
  is_inquiry boolean not null,
  due_by timestamptz,
  withdrawn_cents int not null,
  fee_cents int not null,
  fee_currency char(3) not null,
  -- How often money has moved.
  movements int not null,
  opened_at timestamptz not null,
  -- When the company was asked for what stands here.
  heard_at timestamptz not null,
  decided_at timestamptz,
  unique (payment_id, reference)
);
create index disputes_by_order on disputes (order_id, opened_at);
create index disputes_open on disputes (due_by) where stage = 'opened';
