-- A return whose customer gets another piece instead: the order of that piece, and the cents that it was paid with from what comes back.
alter table returns
  add column exchange_order_id char(24) unique references orders (id),
  add column exchange_cents int not null default 0 check (exchange_cents >= 0);
