-- What an order was to pay for can no longer be had: it ends before its time is over.
alter table orders drop constraint orders_cancelled_because_check;
alter table orders add constraint orders_cancelled_because_check
  check (cancelled_because in ('lapsed', 'superseded', 'outdated', 'by_staff', 'by_shopper'));
