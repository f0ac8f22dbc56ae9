-- The storefronts that a member of staff works for, by key; null is all of them, those that come later too.
alter table users add column storefronts text[] check (cardinality(storefronts) > 0);

-- Names change and are not unique: the member by id, beside the name as it was. Refunds from before have none.
alter table refunds add column made_by_id text;
