-- A code that left the files of the catalogue ends; its row stays for the orders that used it.
alter table coupons add column ended_at timestamptz;
