-- What each account at a payment company was last found to have: a store that starts while the company does not answer offers that.
create table known_methods (
  -- The account's public key.
  account text primary key,
  -- In the company's words.
  methods jsonb not null,
  asked_at timestamptz not null
);
