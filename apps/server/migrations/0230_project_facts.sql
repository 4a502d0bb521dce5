-- What a developer may say of a project beyond what every listing says. A date stays the text it was written as: no
-- zone can move it to the day before.
alter table project
  add column price_from_minor bigint check (price_from_minor >= 0),
  add column currency text check (length(currency) = 3),
  add column unit_count integer check (unit_count > 0),
  add column delivery_on text check (delivery_on ~ '^\d{4}-\d{2}-\d{2}$'),
  add constraint a_price_has_a_currency check ((price_from_minor is null) = (currency is null))
    not valid;
