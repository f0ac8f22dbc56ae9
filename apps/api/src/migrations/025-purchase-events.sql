-- When analytics were told that an order went through, once. Orders of which a page has told count as told.
alter table orders add column purchased_at timestamptz;
update orders set purchased_at = analytics_reported_at;
