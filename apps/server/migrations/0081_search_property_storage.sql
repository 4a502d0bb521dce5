-- Words are most of a row and are looked at last: kept aside, many more rows share a page, and a map reads fewer of them.
alter table search_property set (toast_tuple_target = 128);
alter table search_property alter column words set storage external;
alter table search_property alter column numbers set storage main;
alter table search_property alter column facility_metres set storage main;
alter table search_property alter column options set storage main;
alter table search_property alter column city_key set storage main;
alter table search_property alter column state_key set storage main;
alter table search_property alter column country_key set storage main;
