-- What of its total an order is paid with that comes back for it: a card may have to pay a rest.
alter table orders add column exchange_cents int not null default 0 check (exchange_cents >= 0);
update orders set exchange_cents = returns.exchange_cents from returns where returns.exchange_order_id = orders.id;

-- Who calls an exchange off before it is paid ends the order of it.
alter table orders drop constraint orders_cancelled_because_check;
alter table orders add constraint orders_cancelled_because_check
  check (cancelled_because in ('lapsed', 'superseded', 'by_staff', 'by_shopper'));
