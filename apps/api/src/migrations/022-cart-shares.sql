-- Who lets others copy a cart, how often, and until when. A link to a cart works only while one of these allows it.
create table cart_shares (
  id char(24) primary key,
  cart_id char(24) not null references carts (id) on delete cascade,
  made_by text not null,
  multi_use boolean not null,
  uses integer not null default 0,
  -- The visitor whose a share for one has become.
  used_by text,
  ends_at timestamptz not null,
  created_at timestamptz not null
);
create index cart_shares_by_cart on cart_shares (cart_id, ends_at);
-- Links that nobody allowed end.
drop table cart_links;
