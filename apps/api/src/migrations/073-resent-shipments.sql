-- The lost or returned shipment whose things go out again in this one: it is sent again once.
alter table shipments add column resends char(24) references shipments (id);
create unique index shipments_resent on shipments (resends) where resends is not null;
-- A replacement that did not arrive is sent again for the same claim.
drop index shipments_by_claim;
create unique index shipments_by_claim on shipments (claim_id) where claim_id is not null and resends is null;
-- What staff decide about.
create index shipments_undecided on shipments (created_at) where status in ('lost', 'returned_to_sender');
