-- How many tries of a message have ended, well or not: one that began and never did died with its process, and whether it had its
-- effect is not known. Told of a company that cannot recognise a message, it is not done again.
alter table outbox add column ended_attempts int not null default 0;
update outbox set ended_attempts = attempts where done_at is null;
