-- What people chose about the emails of a brand, each time, with the question as it was asked: the newest of a kind counts.
create table mailing_choices (
  id bigint generated always as identity primary key,
  brand text not null,
  -- Folded: two spellings of it reach one mailbox.
  email text not null,
  kind text not null,
  is_on boolean not null,
  question text not null,
  version text not null,
  storefront text not null,
  language text not null,
  -- Where it was chosen: on the page, by one click in a mail program, by a link of a sign-up, or where a consent was taken back.
  source text not null,
  at timestamptz not null
);
create index mailing_choices_newest on mailing_choices (email, brand, kind, id);
create index mailing_choices_by_time on mailing_choices (at);
