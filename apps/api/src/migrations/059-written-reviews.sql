-- Reviews that customers write: staff look at each before it is shown.
alter table reviews
  -- Ids of the photographs that are shown with it.
  add column photos jsonb not null default '[]',
  -- What its writer has changed since it was published; until staff have looked at it, what was published stands.
  add column draft jsonb,
  -- Why staff did not publish what was written last, and what they told its writer.
  add column fault text,
  add column told text not null default '';
create index reviews_by_status on reviews (status, created_at);

-- Every step of a review.
create table review_events (
  id bigint generated always as identity primary key,
  review_id char(24) not null references reviews (id),
  status text not null,
  source text not null check (source in ('shopper', 'staff')),
  at timestamptz not null
);
create index review_events_by_review on review_events (review_id, id);

alter table photos add column review_id char(24) references reviews (id);
create index photos_by_review on photos (review_id) where review_id is not null;
