create unique index concurrently if not exists account_login_phone_idx on account (login_phone);
