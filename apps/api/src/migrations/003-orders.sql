create table orders (
  id char(24) primary key,
  short_id text not null unique,
  storefront text not null,
  visitor_id text not null,
  cart_id char(24) not null references carts (id),
  cart_version int not null,
  status text not null,
  email text not null,
  total_cents int not null check (total_cents >= 0),
  currency char(3) not null,
  request_hash text not null,
  -- Everything as it was when it was ordered: cart, receipt, addresses.
  frozen jsonb not null,
  stock_is_held boolean not null,
  held_until timestamptz not null,
  attention text,
  -- 'lapsed': nobody paid in time; 'superseded': a newer order of the same cart took its place.
  cancelled_because text check (cancelled_because in ('lapsed', 'superseded')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- One order a cart version, however often and however fast it is placed.
create unique index orders_one_per_cart_version on orders (cart_id, cart_version) where status <> 'cancelled';
create index orders_by_visitor on orders (visitor_id);
create index orders_unpaid on orders (held_until) where status in ('awaiting_payment', 'payment_failed');

create table order_demand (
  order_id char(24) not null references orders (id),
  -- Not a foreign key: its share locks on busy stock rows would get in the way of selling them.
  item text not null,
  units int not null check (units > 0),
  primary key (order_id, item)
);

create table coupon_redemptions (
  code text not null references coupons (code),
  order_id char(24) not null references orders (id),
  primary key (code, order_id)
);
create index coupon_redemptions_by_order on coupon_redemptions (order_id);

create table payments (
  id char(24) primary key,
  order_id char(24) not null references orders (id),
  attempt int not null,
  provider text not null,
  kind text not null check (kind in ('token', 'hosted', 'none')),
  -- Kept before the provider is called, so that a retry can never charge twice.
  idempotency_key text not null unique,
  token text,
  -- Kept too: a repeated call must be the same to the letter.
  return_url text not null,
  cancel_url text not null,
  reference text,
  status text not null,
  amount_cents int not null,
  currency char(3) not null,
  card jsonb,
  next_action jsonb,
  failure jsonb,
  created_at timestamptz not null,
  -- When we last called or asked the provider: the sweeper asks the ones we have waited for longest.
  asked_at timestamptz not null,
  unique (order_id, attempt)
);
create unique index payments_one_active on payments (order_id) where status in ('started', 'challenge', 'processing');
create index payments_open on payments (asked_at) where status in ('started', 'challenge', 'processing');

create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);

-- Double entry: the amounts of one booking sum to zero. A balance is always derived from here.
create table ledger_entries (
  id bigint generated always as identity primary key,
  booking text not null,
  account text not null,
  order_id char(24) not null references orders (id),
  amount_cents int not null,
  currency char(3) not null,
  created_at timestamptz not null default now(),
  unique (booking, account)
);
create index ledger_entries_by_order on ledger_entries (order_id);

-- What must happen after a commit, written in the same transaction.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  dead_at timestamptz
);
create index outbox_due on outbox (next_attempt_at) where done_at is null and dead_at is null;
