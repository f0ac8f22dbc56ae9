-- What can be sold is what is on hand without what is reserved: reserving has always taken from this column, so it is
-- called what it holds.
alter table stock rename column on_hand to available;
