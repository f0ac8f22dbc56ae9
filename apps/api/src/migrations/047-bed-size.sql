-- The size of a customer's bed: pages with sizes begin with it on a device that they sign in on.
alter table customers add column bed_size text;
