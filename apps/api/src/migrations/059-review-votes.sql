-- Who found a review helpful: one browser, once. It is named by a keyed hash of its cookie, which leads back to no one.
create table review_votes (
  review_id char(24) not null references reviews (id) on delete cascade,
  voter text not null,
  primary key (review_id, voter)
);
