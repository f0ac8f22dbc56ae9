-- What was paid on top of an order's total, because it costs more where it is sent now.
alter table orders add column address_cents int not null default 0 check (address_cents >= 0);

-- A change that costs more waits for an order of its own, which is paid for it: until then nothing of the first one changes. The rate
-- of taxes that it was priced with, for pricing it once more then, and what each line costs less from then on, below 0 where it costs
-- more; empty where a refund says it.
alter table address_changes
  add column payment_order_id char(24) unique references orders (id),
  add column tax_rate jsonb,
  add column repriced jsonb not null default '[]',
  add column applied_at timestamptz;
update address_changes set applied_at = created_at;
