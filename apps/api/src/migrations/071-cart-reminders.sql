-- Carts that their shoppers were reminded of: once each.
create table cart_reminders (
  cart_id char(24) primary key references carts (id) on delete cascade,
  at timestamptz not null
);
