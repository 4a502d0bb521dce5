-- What takes something off an order for whoever knows its code. `used` moves only together with a row of coupon_use.
create table coupon (
  id bigint generated always as identity primary key,
  code text not null check (code ~ '^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$'),
  percent int check (percent between 1 and 100),
  amount_minor bigint check (amount_minor > 0),
  -- Of the amount.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- The only one that it is for; for all where it is empty.
  package_id bigint references package,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  max_uses int check (max_uses > 0),
  max_uses_per_member int not null default 1 check (max_uses_per_member > 0),
  used int not null default 0 check (used >= 0 and used <= max_uses),
  is_active boolean not null default true,
  note text not null default '' check (length(note) <= 500),
  version int not null default 1,
  created_at timestamptz not null default now(),
  check ((percent is null) <> (amount_minor is null))
);
-- Upper and lower case are the same.
create unique index coupon_code_key on coupon (lower(code));
create index coupon_package_idx on coupon (package_id) where package_id is not null;

-- Every use: reserved when its payment begins, given back when nothing comes of that. It outlives the member.
create table coupon_use (
  id bigint generated always as identity primary key,
  coupon_id bigint not null references coupon,
  account_id bigint references account on delete set null,
  payment_id bigint unique references payment,
  -- Where nothing was left to pay.
  grant_id bigint unique references package_grant,
  -- Counted in `used`, given back, or beyond the limit: paid after it was given back and used up by others.
  state text not null default 'counted' check (state in ('counted', 'returned', 'beyond')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check (num_nonnulls(payment_id, grant_id) = 1)
);
create index coupon_use_coupon_idx on coupon_use (coupon_id, account_id);
create index coupon_use_account_idx on coupon_use (account_id, id);

alter table package_grant
  drop constraint package_grant_source_check,
  add constraint package_grant_source_is_known check (source in ('payment', 'free', 'staff', 'coupon')) not valid;
