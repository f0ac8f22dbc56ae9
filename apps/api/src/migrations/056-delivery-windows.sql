-- The hours of its day between which a shipment comes, where they were agreed on.
alter table shipments
  add column window_from int,
  add column window_until int,
  add constraint shipments_window_check check (
    (window_from is null and window_until is null) or (window_from >= 0 and window_from < window_until and window_until <= 24)
  );
