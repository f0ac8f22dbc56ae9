-- Passkeys of customers: public keys, each of the host that it was made on. Their private halves never leave the device.
create table customer_passkeys (
  -- Of the credential, in base64url.
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  host text not null,
  public_key text not null,
  counter bigint not null,
  name text not null,
  created_at timestamptz not null
);

create index customer_passkeys_by_customer on customer_passkeys (customer_id);
