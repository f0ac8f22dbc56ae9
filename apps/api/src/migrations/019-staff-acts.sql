-- What staff did, and who tried to be staff: written once, in the transaction of the act. Nothing changes a row, and
-- only the job of retention takes one away, when it is older than the 400 days that the privacy page names (a day less
-- here, as clocks differ).
create table staff_acts (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  member_id text,
  address text not null,
  action text not null,
  object_kind text,
  object_id text,
  storefront text,
  outcome text not null check (outcome in ('done', 'refused')),
  detail jsonb not null default '{}'
);
create index staff_acts_by_time on staff_acts (at desc, id desc);
create index staff_acts_by_member on staff_acts (member_id, at desc);
create index staff_acts_by_object on staff_acts (object_kind, object_id);

create function keep_staff_acts() returns trigger language plpgsql as $$ begin raise exception 'staff_acts is append-only'; end $$;
create trigger staff_acts_never_change before update on staff_acts for each row execute function keep_staff_acts();
create trigger staff_acts_are_kept before delete on staff_acts for each row when (old.at > now() - interval '399 days') execute function keep_staff_acts();
create trigger staff_acts_are_never_emptied before truncate on staff_acts for each statement execute function keep_staff_acts();
