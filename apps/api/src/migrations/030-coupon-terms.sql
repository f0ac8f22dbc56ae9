-- A coupon is a promotion with a code: what it takes off is a benefit, its minimum and its end are conditions.
update coupons set data = (data - '{percent,amount,minimum,endsAt}'::text[]) || jsonb_build_object(
  'benefit', case when data ? 'percent'
    then jsonb_build_object('type', 'percent', 'basisPoints', data -> 'percent')
    else jsonb_build_object('type', 'amount', 'amount', data -> 'amount') end,
  'conditions', (
    select coalesce(jsonb_agg(condition), '[]')
    from (values
      (jsonb_build_object('type', 'minimum-amount', 'amount', data -> 'minimum'), (data ->> 'minimum')::numeric > 0),
      (jsonb_build_object('type', 'period', 'startsAt', null, 'endsAt', data -> 'endsAt'), data ->> 'endsAt' is not null)
    ) as old (condition, is_asked)
    where is_asked
  )
) where not data ? 'benefit';
