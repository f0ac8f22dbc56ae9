-- What of an order its customer pays with store credit: the rest is all that a payment company is asked for.
alter table orders
  add column credit_cents int not null default 0 check (credit_cents between 0 and total_cents),
  add column credit_account_id char(24) references credit_accounts (id),
  add check (credit_cents = 0 or credit_account_id is not null);
