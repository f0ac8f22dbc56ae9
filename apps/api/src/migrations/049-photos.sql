-- Photographs that customers send with what they ask for. The files are in the storage, under keys that nothing else tells.
create table photos (
  id char(24) primary key,
  order_id char(24) not null references orders (id),
  -- What it shows; null until that is asked for, and after two days without it the photograph goes.
  return_id char(24) references returns (id),
  storage_key char(32) not null unique,
  width int not null check (width > 0),
  height int not null check (height > 0),
  created_at timestamptz not null
);
create index photos_by_order on photos (order_id, created_at);
create index photos_by_time on photos (created_at);
