-- What people asked to be told of once: that an option of a product is in stock again, or costs less than when they asked.
create table product_notices (
  id char(24) primary key,
  kind text not null,
  storefront text not null,
  language text not null,
  -- Folded.
  email text not null,
  product text not null,
  sku text not null,
  -- The price that it was asked at.
  asked_cents integer not null,
  question text not null,
  version text not null,
  created_at timestamptz not null,
  -- Since when it is to be told, and the price that is told; null while it waits.
  due_at timestamptz,
  told_cents integer
);
create unique index product_notices_waiting on product_notices (storefront, sku, kind, email) where due_at is null;
create index product_notices_by_email on product_notices (email);
create index product_notices_by_time on product_notices (created_at);
