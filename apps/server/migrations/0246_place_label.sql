-- What places are called in languages of the site other than the first one. A listing is not tied to a place: it holds
-- names, and by these the label is found. Written with the gazetteer and made anew at any time.
create table place_label (
  language text not null,
  kind text not null check (kind in ('country', 'state', 'city', 'district', 'street')),
  -- The folded name that listings have, by cityKey of search-words.ts, and the folded names around it, as of `place`.
  key text not null,
  context text not null,
  name text not null,
  population bigint not null check (population >= 0),
  is_added boolean not null default false,
  primary key (key, language, kind, context)
);
