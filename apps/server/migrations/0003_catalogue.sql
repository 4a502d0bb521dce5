create table category (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  icon text not null,
  position integer not null
);

create table parameter (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null check (kind in ('number')),
  unit text check (unit in ('sqm')),
  position integer not null
);

create table category_parameter (
  category_id bigint not null references category on delete cascade,
  parameter_id bigint not null references parameter on delete cascade,
  primary key (category_id, parameter_id)
);

insert into category (slug, name, icon, position) values
  ('house', 'House', 'house', 1),
  ('apartment', 'Apartment', 'building-2', 2),
  ('villa', 'Villa', 'hotel', 3),
  ('studio', 'Studio', 'door-open', 4),
  ('land', 'Land', 'trees', 5),
  ('office', 'Office', 'briefcase', 6);

insert into parameter (key, kind, unit, position) values
  ('bedrooms', 'number', null, 1),
  ('bathrooms', 'number', null, 2),
  ('area', 'number', 'sqm', 3);

insert into category_parameter (category_id, parameter_id)
select category.id, parameter.id from category cross join parameter
where category.slug not in ('land', 'office') or parameter.key = 'area';
