-- Customers who have an account. They are apart from the people of migration 012, who are staff: other sessions, another key.
create table customers (
  id text primary key,
  -- Folded, and proved: an account begins with a code that was sent there.
  email text not null unique,
  email_verified boolean not null,
  name text not null,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table customer_sessions (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index customer_sessions_by_customer on customer_sessions (customer_id);
create index customer_sessions_by_end on customer_sessions (expires_at);

-- Another service's word for who a customer is.
create table customer_logins (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);

create index customer_logins_by_customer on customer_logins (customer_id);

-- Codes that were sent, as keyed hashes, under a hash of the email, until they are used or have ended.
create table customer_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index customer_verifications_by_identifier on customer_verifications (identifier);
