-- What the log of a cart decided has columns of its own (docs/decisions/032): what can be undone, which lines came from
-- other carts, which orders took something out, and which codes were told to have expired.
alter table carts add column undo jsonb;
alter table carts add column merged_ids jsonb not null default '[]';
alter table carts add column ordered_by jsonb not null default '[]';
alter table carts add column expired_codes jsonb not null default '[]';

-- The log says when a cart was begun by the shop's clock, this column has said it by that of the database.
update carts set created_at = (history #>> '{0,at}')::timestamptz where history #>> '{0,type}' = 'cartCreated';

-- A merge that was undone brought nothing.
update carts set
  merged_ids = coalesce((
    select jsonb_agg(line -> 'from' order by number)
    from jsonb_array_elements(history) with ordinality as entries (entry, number),
      jsonb_array_elements(entry #> '{metadata,merge,lines}') as lines (line)
    where entry ->> 'type' = 'cartMerged' and not exists (
      select from jsonb_array_elements(history) as others (other)
      where other ->> 'type' = 'mergeUndone'
        and other #>> '{metadata,mergeId}' = entry #>> '{metadata,merge,mergeId}'
    )
  ), '[]'),
  ordered_by = coalesce((
    select jsonb_agg(entry #> '{metadata,orderId}' order by number)
    from jsonb_array_elements(history) with ordinality as entries (entry, number)
    where entry ->> 'type' = 'cartOrdered' and entry #> '{metadata,orderId}' is not null
  ), '[]'),
  expired_codes = coalesce((
    select jsonb_agg(distinct entry #> '{metadata,couponCode}')
    from jsonb_array_elements(history) as entries (entry)
    where entry ->> 'type' = 'couponExpired' and entry #> '{metadata,couponCode}' is not null
  ), '[]')
where history <> '[]';

-- What somebody did last, where that can be undone. What comes by itself is signed by nobody and ends nothing.
update carts set undo = case
  when act ->> 'type' = 'cartCleared' then
    jsonb_build_object('type', 'clear', 'contents', act #> '{metadata,cleared}')
  else
    jsonb_build_object(
      'type', 'merge',
      'mergeId', act #> '{metadata,merge,mergeId}',
      'before', act #> '{metadata,merge,before}',
      'ids', jsonb_path_query_array(act, '$.metadata.merge.lines[*].from'),
      'coupon', act #> '{metadata,merge,coupon}'
    )
  end
from (
  select id, (
    select entry
    from jsonb_array_elements(history) with ordinality as entries (entry, number)
    where entry ->> 'type' <> 'couponReplaced' and not (
      entry #> '{metadata,by}' is null and entry ->> 'type' in (
        'itemsSoldOut', 'whiteGloveDropped', 'couponSet', 'couponExpired', 'couponRemoved', 'dataUsagePermission'
      )
    )
    order by number desc
    limit 1
  ) as act
  from carts
) as last_acts
where last_acts.id = carts.id and (
  (act ->> 'type' = 'cartCleared' and act #> '{metadata,cleared}' is not null and lines = '[]')
  or (act ->> 'type' = 'cartMerged' and act #> '{metadata,merge,before}' is not null)
);

-- The log keeps what people read.
update carts set history = (
  select jsonb_agg(entry #- '{metadata,cleared}' #- '{metadata,merge,before}' order by number)
  from jsonb_array_elements(history) with ordinality as entries (entry, number)
)
where jsonb_path_exists(history, '$[*].metadata.cleared') or jsonb_path_exists(history, '$[*].metadata.merge.before');
