-- Until it is packed a shopper picks another day for a shipment: a step of its history, with the day.
alter table shipment_events add column day date;
alter table shipment_events drop constraint shipment_events_source_check;
alter table shipment_events add constraint shipment_events_source_check
  check (source in ('store', 'staff', 'carrier', 'shopper'));
