-- What is sold, per storefront. Seeded from packages/catalogue; staff may change it afterwards.
create table products (
  storefront text not null,
  name text not null,
  id char(24) not null,
  position int not null,
  data jsonb not null,
  source_hash text not null,
  primary key (storefront, name)
);
create unique index products_by_id on products (storefront, id);

create table variants (
  storefront text not null,
  sku text not null,
  product_name text not null,
  position int not null,
  chosen jsonb not null,
  demand jsonb not null,
  list_cents int not null check (list_cents > 0),
  price_cents int not null check (price_cents > 0 and price_cents <= list_cents),
  value_cents int not null,
  is_active boolean not null,
  ships_in_days int,
  source_hash text not null,
  primary key (storefront, sku),
  foreign key (storefront, product_name) references products (storefront, name) on delete cascade
);

-- sold + reserved + on_hand is what there was at first. Back-ordered items may owe units.
create table stock (
  item text primary key,
  on_hand int not null,
  reserved int not null default 0 check (reserved >= 0),
  sold int not null default 0 check (sold >= 0),
  back_order boolean not null,
  check (on_hand >= 0 or back_order)
);

create table coupons (
  code text primary key,
  data jsonb not null,
  max_redemptions int,
  source_hash text not null
);

create table catalogue_imports (
  source_hash text primary key,
  imported_at timestamptz not null default now()
);
