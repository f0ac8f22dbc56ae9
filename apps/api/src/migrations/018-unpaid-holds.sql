-- Whose unpaid orders hold stock, and whose payments were declined: a keyed hash of the client's address. Null where
-- addresses are not counted, and for what is older.
alter table orders add column address_key text;
alter table payments add column address_key text;
-- When an order must be paid, whatever its shopper does: unpaid it holds no stock after that.
alter table orders add column hold_ends_at timestamptz not null default now() + interval '40 minutes';
update orders set hold_ends_at = created_at + interval '40 minutes';
create index orders_holding_by_visitor on orders (visitor_id) where status in ('awaiting_payment', 'payment_failed') and stock_is_held;
create index orders_holding_by_address on orders (address_key) where status in ('awaiting_payment', 'payment_failed') and stock_is_held;
