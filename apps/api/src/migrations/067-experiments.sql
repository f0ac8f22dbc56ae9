-- Who has seen which variant of an experiment, since when: what their orders are counted by. Only visitors who agreed to
-- personalization are here, each by the variant that they saw first.
create table experiment_exposures (
  experiment text not null,
  visitor_id text not null,
  storefront text not null,
  variant text not null,
  seen_at timestamptz not null,
  primary key (experiment, visitor_id)
);

create index experiment_exposures_visitor on experiment_exposures (visitor_id);
