-- A code for first orders is redeemed once by each e-mail address, however many carts it is on.
alter table coupon_redemptions add column email text;
create unique index coupon_redemptions_once_by_email on coupon_redemptions (code, lower(email)) where email is not null;
