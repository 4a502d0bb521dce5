-- Names are data, by language: {"en": "House", "ar": "بيت"}. Where a language is missing, the default one is shown.
alter table category
  add column names jsonb not null default '{}',
  add column kind text not null default 'home',
  -- Tens of rows: the check costs nothing.
  -- squawk-ignore constraint-missing-not-valid
  add constraint category_kind_check check (kind in ('home', 'land', 'commercial'));

alter table parameter
  drop constraint parameter_kind_check,
  drop constraint parameter_unit_check,
  add column names jsonb not null default '{}',
  add column icon text not null default 'circle-dot',
  -- What may be chosen, in order: [{"value": "full", "names": {"en": "Furnished"}}].
  add column options jsonb not null default '[]',
  add column deals text[] not null default '{sell,rent}',
  add column minimum double precision,
  add column maximum double precision,
  add column decimals smallint not null default 0,
  add column is_filterable boolean not null default true,
  -- The few that stand on a card; the page of a home shows all.
  add column is_on_card boolean not null default false;
-- Tens of rows: the checks cost nothing.
-- squawk-ignore constraint-missing-not-valid
alter table parameter add constraint parameter_kind_check
  check (kind in ('text', 'number', 'choice', 'multi_choice', 'date'));
-- squawk-ignore constraint-missing-not-valid
alter table parameter add constraint parameter_unit_check
  check (unit in ('sqm', 'months', 'money', 'money_per_month', 'year'));
-- squawk-ignore constraint-missing-not-valid
alter table parameter add constraint parameter_decimals_check check (decimals between 0 and 3);
-- squawk-ignore constraint-missing-not-valid
alter table parameter add constraint parameter_deals_check
  check (deals <@ array['sell', 'rent'] and cardinality(deals) > 0);
-- squawk-ignore constraint-missing-not-valid
alter table parameter add constraint parameter_options_check
  check ((kind in ('choice', 'multi_choice')) = (options <> '[]'::jsonb));

alter table category_parameter add column is_required boolean not null default false;

create table facility (
  id bigint generated always as identity primary key,
  key text not null unique,
  names jsonb not null default '{}',
  icon text not null,
  position integer not null
);

create table property_facility (
  property_id bigint not null references property on delete cascade,
  facility_id bigint not null references facility on delete cascade,
  distance_metres integer not null check (distance_metres between 0 and 100000),
  primary key (property_id, facility_id)
);
create index property_facility_facility_idx on property_facility (facility_id);
