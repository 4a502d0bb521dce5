-- What somebody without an account wrote to a lister, until the link in a mail proves the address. Then it is a lead.
create table enquiry (
  id bigint generated always as identity primary key,
  property_id bigint not null references property on delete cascade,
  name text not null,
  email text not null,
  mobile text not null default '',
  message text not null,
  language text not null,
  created_at timestamptz not null default now()
);
create index enquiry_property_idx on enquiry (property_id);
create index enquiry_age_idx on enquiry (created_at);
create index enquiry_email_idx on enquiry (email);
