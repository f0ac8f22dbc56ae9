-- One row a cart: what the shopper chose. Prices, gifts and taxes are derived on every read.
create table carts (
  id char(24) primary key,
  storefront text not null,
  visitor_id text not null,
  version int not null default 1,
  status text not null default 'open' check (status in ('open', 'ordered')),
  lines jsonb not null default '[]',
  coupon_code text,
  checkout jsonb not null default '{}',
  history jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index carts_one_open on carts (visitor_id, storefront) where status = 'open';

-- The first answer to a write, replayed when the write is repeated with its key.
create table idempotency_keys (
  visitor_id text not null,
  key text not null,
  request_hash text not null,
  status int,
  body text,
  created_at timestamptz not null default now(),
  primary key (visitor_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
