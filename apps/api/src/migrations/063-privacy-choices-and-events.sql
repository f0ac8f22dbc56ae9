-- What visitors chose of what may be done with their visits, each time, with the question as it was asked.
create table privacy_choices (
  id char(24) primary key,
  visitor_id text not null,
  -- Who was signed in.
  customer_id text references customers (id) on delete cascade,
  storefront text not null,
  language text not null,
  version text not null,
  question text not null,
  analytics boolean not null,
  personalization boolean not null,
  marketing boolean not null,
  -- Where it was chosen: in the banner or on the page about it.
  asked_by text not null,
  at timestamptz not null
);
create index privacy_choices_by_visitor on privacy_choices (visitor_id, at);
create index privacy_choices_by_customer on privacy_choices (customer_id, at);

-- Steps on the way to an order, of visits that allow counting. No person is in it: `visit` is a random number of half an hour.
create table funnel_events (
  id text primary key,
  name text not null,
  storefront text not null,
  -- Null for what the store books itself, such as a purchase.
  visit text,
  path text,
  at timestamptz not null
);
create index funnel_events_by_time on funnel_events (at);
