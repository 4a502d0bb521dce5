-- In which language somebody paid, so that the invoice speaks it.
alter table payment add column language text;

-- How many were issued in a year, and when the last one was. Whoever issues the next one holds the row until it is
-- committed, so that what is rolled back leaves no gap.
create table invoice_counter (
  kind text not null check (kind in ('invoice', 'credit_note')),
  year int not null,
  last_serial int not null check (last_serial > 0),
  last_at timestamptz not null,
  primary key (kind, year)
);

-- What was charged and what went back, as it was said on the day. It outlives the member, because books are kept.
create table invoice (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  year int not null check (year between 2000 and 9999),
  serial int not null check (serial > 0),
  number text not null generated always as (
    case kind when 'credit_note' then 'CN-' else '' end || year::text || '/'
      || lpad(serial::text, greatest(4, length(serial::text)), '0')) stored,
  issued_at timestamptz not null,
  payment_id bigint not null references payment,
  -- The invoice that a credit note takes something back of.
  corrects_id bigint references invoice,
  account_id bigint references account on delete set null,
  language text not null,
  seller jsonb not null,
  buyer jsonb not null,
  package_name text not null,
  days int not null,
  starts_at timestamptz,
  ends_at timestamptz,
  features jsonb not null,
  price_minor bigint not null,
  discount_minor bigint not null,
  tax_name text not null,
  tax_basis_points int not null,
  tax_minor bigint not null,
  total_minor bigint not null check (total_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  method text not null,
  order_number text not null,
  unique (kind, year, serial),
  check ((kind = 'credit_note') = (corrects_id is not null)),
  check (price_minor - discount_minor + tax_minor = total_minor and least(price_minor, discount_minor, tax_minor) >= 0)
);
create unique index invoice_payment_key on invoice (payment_id) where kind = 'invoice';
create index invoice_payment_idx on invoice (payment_id, id);
create index invoice_corrects_idx on invoice (corrects_id) where corrects_id is not null;
create index invoice_account_idx on invoice (account_id, id) where account_id is not null;

-- Books that can be changed prove nothing. Only whose it was may be forgotten.
create function refuse_invoice_change() returns trigger language plpgsql as $$
declare
  -- The number is made from the others, after this.
  aside constant text[] := array['account_id', 'number'];
begin
  if tg_op = 'UPDATE' then
    if new.account_id is null and to_jsonb(new) - aside = to_jsonb(old) - aside then
      return new;
    end if;
  end if;
  raise exception 'An invoice is neither changed nor deleted' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger invoice_is_final before update or delete on invoice
  for each row execute function refuse_invoice_change();
create trigger invoices_are_final before truncate on invoice
  for each statement execute function refuse_invoice_change();
