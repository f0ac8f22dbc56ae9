-- What a company tells of a payment that is disputed, and no more: that it is, that its payer has won, or that it is disputed no more.
alter table unknown_disputes
  add column state text not null default 'disputed' check (state in ('disputed', 'lost', 'over'));
