-- How often something was done in the time that a limit counts, for every process of the store. Without a write-ahead
-- log: after a crash the counts begin again. A key is a keyed hash: no address and no email is in here.
create unlogged table limit_counters (
  name text collate "C" not null,
  key text collate "C" not null,
  calls int not null,
  last_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (name, key)
);
create index limit_counters_by_end on limit_counters (ends_at);
