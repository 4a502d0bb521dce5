-- Leads that a lister writes down themselves: people who called, who may have given nothing but a number.
alter table lead
  drop constraint lead_source_check,
  add constraint lead_source_is_known check (source in ('interest', 'number', 'enquiry', 'added')) not valid,
  drop constraint a_lead_is_somebody,
  add constraint a_lead_can_be_reached check (account_id is not null or email <> '' or mobile <> '') not valid;
