-- When the purchase was told to analytics: it is told once, however often the success page is opened.
alter table orders add column analytics_reported_at timestamptz;
