-- What a service of analytics knows the visit by that an order was placed in, and whether the visit agreed to marketing too;
-- null where there is no service, and where the visit did not allow it.
alter table orders add column visit jsonb;
