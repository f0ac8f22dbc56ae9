-- When a customer signed in last: an account that is not used is deleted.
alter table customers add column signed_in_at timestamptz not null default now();
create index customers_by_sign_in on customers (signed_in_at);
