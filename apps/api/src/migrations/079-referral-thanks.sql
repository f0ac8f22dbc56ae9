-- Orders that a recommendation brought, and whether the customer who recommended and the friend have been thanked.
create table referral_thanks (
  order_id char(24) primary key references orders (id) on delete cascade,
  code text not null,
  -- The day from which on the bed has been kept long enough.
  due_on date not null,
  -- Null while it is open.
  decision text,
  decided_at timestamptz,
  -- Whose link it was; null for a code of no account, and once the account is gone.
  referrer_id text references customers (id) on delete set null
);
create index referral_thanks_due on referral_thanks (due_on) where decision is null;
create index referral_thanks_of on referral_thanks (referrer_id, decided_at) where referrer_id is not null;
