-- Consents that an order was placed with and that were withdrawn after it: given is what its frozen log says.
create table consent_withdrawals (
  order_id char(24) not null references orders (id),
  channel text not null check (channel in ('email', 'sms')),
  at timestamptz not null,
  primary key (order_id, channel)
);
