-- An address that its customer has deleted is no more on any page, and can be brought back for two days.
alter table customer_addresses add column deleted_at timestamptz;

create index customer_addresses_deleted on customer_addresses (deleted_at) where deleted_at is not null;
