-- Counts up with every change of what shoppers read of a product's reviews, also where its figures stay as they are: what was made
-- from the catalogue is made anew then.
alter table review_summaries add column edition int not null default 0;
