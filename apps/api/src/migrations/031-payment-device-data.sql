-- What a company's script tells of the shopper's device; it is sent with the token that it came with.
alter table payments add column device_data text;
