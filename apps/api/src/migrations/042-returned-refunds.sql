-- When a refund that had gone through came back: its shopper was told of it, and goes on reading what became of it.
alter table refunds add column returned_at timestamptz;
update refunds set returned_at = coalesce(settled_at, created_at)
where exists (select 1 from ledger_entries where booking = 'refund-returned:' || refunds.id);
