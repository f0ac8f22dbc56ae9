-- What customers wrote about what was delivered to them: one review of each line of an order.
create table reviews (
  id char(24) primary key,
  inventory_key text not null,
  order_id char(24) not null references orders (id),
  item_identifier text not null,
  -- Where it was bought: who works for its brand decides about it.
  storefront text not null,
  score smallint not null check (score between 1 and 5),
  title text not null,
  words text not null,
  -- That of the page on which it was written.
  language text not null,
  -- As it is shown: a first name and an initial.
  author text not null,
  fits smallint check (fits between 1 and 5),
  sleeps smallint check (sleeps between 1 and 5),
  status text not null,
  -- What the brand says below it.
  answer text not null default '',
  answered_at timestamptz,
  votes int not null default 0 check (votes >= 0),
  created_at timestamptz not null,
  unique (order_id, item_identifier)
);
create index reviews_by_product on reviews (inventory_key, status, created_at);

-- What the reviews of a product come to, part of the catalogue: pages show it everywhere, and none counts reviews for it.
create table review_summaries (
  inventory_key text primary key,
  total int not null check (total > 0),
  -- Hundredths of a star.
  average int not null check (average between 100 and 500),
  -- How many gave one star to five; null where a service tells the average alone.
  distribution jsonb,
  -- Hundredths of the steps of its scales; null where nothing was said.
  fits int,
  sleeps int,
  -- Written by customers of ours who have the product: search engines are told of no others.
  is_verified boolean not null
);
