-- When everything that an order said of a person was taken out of it.
alter table orders add column emptied_at timestamptz;
create index orders_with_person on orders (created_at) where emptied_at is null;
create index orders_with_address_key on orders (created_at) where address_key is not null;
create index payments_with_address_key on payments (created_at) where address_key is not null;
create index carts_by_change on carts (updated_at);
create index carts_by_checkout_email on carts (lower(checkout ->> 'email')) where checkout ->> 'email' is not null;
create index contact_requests_by_time on contact_requests (created_at);
create index outbox_done on outbox (done_at) where done_at is not null;
