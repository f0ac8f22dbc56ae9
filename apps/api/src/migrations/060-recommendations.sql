-- What is bought, and what is bought together, by brand: sums of weights that grow with the time of the order, so that older orders
-- count less without a row being written again (packages/rules/src/recommendations/purchase-weight.ts).
create table purchase_counts (
  brand text not null,
  product_key text not null,
  weight double precision not null check (weight > 0),
  primary key (brand, product_key)
);

create table purchase_pairs (
  brand text not null,
  product_key text not null,
  with_key text not null,
  weight double precision not null check (weight > 0),
  primary key (brand, product_key, with_key)
);

-- The orders that are in the sums already: their message may come twice.
create table learned_orders (
  order_id char(24) primary key references orders (id) on delete cascade,
  learned_at timestamptz not null
);
