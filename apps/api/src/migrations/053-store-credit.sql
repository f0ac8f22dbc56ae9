-- What a customer has with a storefront in place of money. How much that is follows from the ledger alone, whose account
-- `credit:<id>` it is; its row is what a lock is taken on.
create table credit_accounts (
  id char(24) primary key,
  storefront text not null,
  currency char(3) not null,
  -- Folded. Null once the last order of its entries has been emptied of its person.
  email text,
  unique (storefront, currency, email)
);
create index ledger_entries_of_credit on ledger_entries (account) where account like 'credit:%';

-- A refund that became store credit: no company hears of it. One that goes two ways is two; the second names the first.
alter table refunds
  add column to_credit boolean not null default false,
  add column beside_id char(24) references refunds (id);

-- Whether the customer wants store credit for it.
alter table returns add column to_credit boolean not null default false;
