-- Addresses that customers have saved. That which was made the default last is the default of its country; without any it is
-- the newest, so that a country never has two, nor none when one is deleted.
create table customer_addresses (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  country text not null,
  address jsonb not null,
  default_since timestamptz,
  created_at timestamptz not null
);

create index customer_addresses_by_customer on customer_addresses (customer_id, country);
