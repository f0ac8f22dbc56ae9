-- Carts that their shoppers were reminded of: once each.
create table cart_reminders (
  cart_id char(24) primary key references carts (id) on delete cascade,
  at timestamptz not null
);

-- Lines of orders that were delivered with nights to try, and from which day on their customers are told that these end: once each.
create table trial_endings (
  order_id char(24) not null references orders (id),
  item_identifier text not null,
  due_on date not null,
  told_at timestamptz,
  primary key (order_id, item_identifier)
);
create index trial_endings_due on trial_endings (due_on) where told_at is null;
