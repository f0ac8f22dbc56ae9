-- What an operator changes at run time, per storefront: 'flag:<name>' with true or false, 'bundleMapping'
-- with the replaced fields of bundles by name. A row that cannot be read counts as if it were not there.
create table settings (
  storefront text not null,
  name text not null,
  value jsonb not null,
  primary key (storefront, name)
);

-- Every process of the store reads its catalogue again; one line, because the statements of a file end with its lines.
create function tell_catalogue() returns trigger language plpgsql as $$ begin perform pg_notify('catalogue', 'settings'); return null; end $$;

create trigger settings_changed after insert or update or delete on settings for each statement execute function tell_catalogue();
