-- The visitor that a customer was when they signed in last, and is until they sign out: their cart comes along to the next device.
alter table customers add column visitor_id text;
create index customers_by_visitor on customers (visitor_id) where visitor_id is not null;
