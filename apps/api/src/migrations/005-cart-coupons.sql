-- Whether a cart's code came by itself, and which ones the shopper has taken out.
alter table carts add column coupon_is_automatic boolean not null default false;
alter table carts add column removed_coupons jsonb not null default '[]';

-- Who has ordered before, for codes of a first order.
create index orders_by_email on orders (storefront, lower(email)) where status not in ('awaiting_payment', 'payment_failed', 'cancelled');
