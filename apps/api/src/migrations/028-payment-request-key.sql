-- The Idempotency-Key of the call that an attempt came with: that call again is that attempt, whatever came of it.
alter table payments add column request_key text;
