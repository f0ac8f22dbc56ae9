-- Links to carts that may be followed by one visitor only, and by whom they were.
create table cart_links (
  cart_id char(24) primary key references carts (id) on delete cascade,
  visitor_id text not null,
  used_at timestamptz not null default now()
);
