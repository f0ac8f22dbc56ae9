-- Disputes that a company told of and that are of no payment of ours, as far as we know: staff look at them there.
create table unknown_disputes (
  provider text not null,
  reference text not null,
  heard_at timestamptz not null,
  primary key (provider, reference)
);
