-- What people write to us about. One message is one row, however often it is sent.
create table contact_requests (
  id char(24) primary key,
  reference text not null unique,
  -- Storefront, sender, subject, text and day as one value: the same message again is this row.
  fingerprint text not null unique,
  storefront text not null,
  visitor_id text not null,
  name text not null,
  email text not null,
  phone text,
  topic text not null,
  message text not null,
  created_at timestamptz not null
);
create index contact_requests_by_email on contact_requests (lower(email), created_at);
create index contact_requests_by_visitor on contact_requests (visitor_id, created_at);
