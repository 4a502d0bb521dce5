-- Homes that were sold or let leave searches and counts; their pages stay. From now on each change does so by itself.
delete from search_property using property
where property.id = search_property.property_id and property.market_state in ('sold', 'rented');

with gone as (
  delete from counted_property using property
  where property.id = counted_property.property_id and property.market_state in ('sold', 'rented')
  returning counted_property.category_id, counted_property.city_id
)
insert into listing_count_change (category_id, city_id, change)
select category_id, city_id, -count(*) from gone group by category_id, city_id;
