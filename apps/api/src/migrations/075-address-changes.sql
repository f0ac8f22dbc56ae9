-- When an order was sent elsewhere: its page tells that it was, and none of the addresses.
create table address_changes (
  id char(24) primary key,
  order_id char(24) not null references orders (id),
  created_at timestamptz not null
);
create index address_changes_by_order on address_changes (order_id, created_at);
