-- Orders whose customers were asked for reviews, or are not to be: each is decided once.
create table review_requests (
  order_id char(24) primary key references orders (id),
  at timestamptz not null
);
