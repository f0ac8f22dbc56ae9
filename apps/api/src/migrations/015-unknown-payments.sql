-- Money that a provider told of for an order that is none of ours; our books have no order to put it to.
create table unknown_payments (
  provider text not null,
  reference text not null,
  order_id text not null,
  amount_cents int not null,
  currency char(3) not null,
  heard_at timestamptz not null,
  primary key (provider, reference)
);
