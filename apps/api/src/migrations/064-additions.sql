-- The placed order that an order was added to: they leave together where they can.
alter table orders add column added_to char(24) references orders (id);
create index orders_added on orders (added_to) where added_to is not null;
-- The shipment of that order in whose box this one leaves.
alter table shipments add column ships_with char(24) references shipments (id);
create index shipments_together on shipments (ships_with) where ships_with is not null;
