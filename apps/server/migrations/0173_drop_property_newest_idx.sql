-- Searches read search_property: these indexes of the wide rows have had no reader since (0173 to 0176). Who reads the
-- others: property_owner_idx own lists, property_in_city_idx covers of cities, property_end_idx the clock,
-- property_review_idx the queue of staff, property_shown_location_idx similar homes; those by owner of media, document
-- and upload erasure; audit_actor_idx and audit_object_idx whoever looks something up by hand.
drop index concurrently if exists property_newest_idx;
