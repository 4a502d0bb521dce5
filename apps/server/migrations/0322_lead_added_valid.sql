-- Apart from the constraints themselves, so that nobody waits while the rows are read.
alter table lead validate constraint lead_source_is_known;
alter table lead validate constraint a_lead_can_be_reached;
