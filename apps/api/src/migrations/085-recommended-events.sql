-- Where what a step is about was chosen: `recommended` for what was added as it was recommended, and nothing for all else.
alter table funnel_events add column list text;
