-- When the shopper came back from the provider's page.
alter table payments add column returned_at timestamptz;
-- Since when the provider has not answered what became of the payment; null while it answers.
alter table payments add column silent_since timestamptz;
