-- People who sign in. Staff have the role agent or manager; customers will be rows of the same tables.
create table users (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  role text not null default 'customer' check (role in ('customer', 'agent', 'manager')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table user_sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index user_sessions_by_user on user_sessions (user_id);

-- How somebody proves who they are: a password's hash, or another service's word.
create table user_accounts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
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

create index user_accounts_by_user on user_accounts (user_id);

-- Codes and links that were sent to somebody, until they are used.
create table user_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index user_verifications_by_identifier on user_verifications (identifier);

-- Help that a shopper asked for: until when, under which code, and who is there.
alter table carts add column remote_control jsonb;

create unique index carts_by_remote_code on carts ((remote_control ->> 'codeHash')) where remote_control is not null;
