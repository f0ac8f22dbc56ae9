-- What people ask about products: staff answer it before it is shown.
create table product_questions (
  id char(24) primary key,
  -- The same question sent again is one.
  fingerprint text not null unique,
  inventory_key text not null,
  -- Where it was asked: staff of its brand answer it.
  storefront text not null,
  email text not null,
  author text not null,
  words text not null,
  -- That of the page on which it was asked.
  language text not null,
  status text not null,
  answer text not null default '',
  answered_at timestamptz,
  created_at timestamptz not null
);
create index product_questions_by_product on product_questions (inventory_key, status, answered_at);
create index product_questions_by_status on product_questions (status, created_at);
