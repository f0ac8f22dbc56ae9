-- What a customer's own link has, so that the order of a friend says who recommended the shop. It is for everybody to see, and
-- opens nothing.
alter table customers
  add column referral_code text not null unique default substr(replace(gen_random_uuid()::text, '-', ''), 1, 12);
