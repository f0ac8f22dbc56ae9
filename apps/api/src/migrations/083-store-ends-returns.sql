-- An exchange that is not paid in time is ended by the store, and neither by its customer nor by staff.
alter table return_events drop constraint return_events_source_check;
alter table return_events add constraint return_events_source_check check (source in ('shopper', 'staff', 'store'));
