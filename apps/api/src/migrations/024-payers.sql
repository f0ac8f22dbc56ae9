-- Who paid, beside the address: keyed hashes of the visitor and of the IPv6 network around the address. Whoever follows a
-- link to an order is another visitor than the one it is of. Null for what is older.
alter table payments add column visitor_key text;
alter table payments add column network_key text;
drop index payments_with_address_key;
create index payments_with_payer on payments (created_at) where address_key is not null or visitor_key is not null;
