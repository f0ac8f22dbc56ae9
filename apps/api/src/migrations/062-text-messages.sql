-- Phone numbers that get text messages of a storefront, with the consent that they get them by. One that gets none any more
-- has an end, and goes a month after it.
create table text_subscriptions (
  id char(24) primary key,
  storefront text not null,
  -- E.164.
  phone text not null,
  -- Empty once its person was erased: the number stays until the service has been told.
  email text not null,
  client_user_id text,
  consent_text text not null,
  consent_version text not null,
  region text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  unique (storefront, phone)
);
create index text_subscriptions_by_email on text_subscriptions (lower(email));
