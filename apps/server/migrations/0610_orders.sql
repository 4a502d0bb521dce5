-- What the amount of a payment is made of, frozen with it, and who the invoice is for, as they said it then.
alter table payment
  add column price_minor bigint,
  add column discount_minor bigint not null default 0,
  add column tax_minor bigint not null default 0,
  add column tax_basis_points int not null default 0,
  add column tax_name text not null default '',
  add column billing jsonb not null default '{}',
  drop constraint payment_method_check,
  add constraint payment_method_is_known
    check (method in ('stripe', 'paypal', 'paystack', 'flutterwave', 'bank_transfer')) not valid,
  add constraint payment_adds_up
    check (price_minor - discount_minor + tax_minor = amount_minor and least(discount_minor, tax_minor) >= 0) not valid;

-- Who invoices of a member are for.
create table billing_details (
  account_id bigint primary key references account on delete cascade,
  name text not null default '' check (length(name) <= 120),
  address text not null default '' check (length(address) <= 400),
  country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  tax_number text not null default '' check (length(tax_number) <= 40),
  email text not null default '' check (length(email) <= 254),
  changed_at timestamptz not null default now()
);
