-- The last day on which the store promised a shipment anew, because it was still here when it had to leave.
alter table shipments add column slipped_on date;
-- The day on which that was looked at last: once a day is enough.
alter table shipments add column lateness_seen_on date;
create index shipments_here on shipments (lateness_seen_on) where status in ('preparing', 'ready');
