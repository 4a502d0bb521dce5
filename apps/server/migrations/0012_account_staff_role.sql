create index concurrently if not exists account_staff_role_idx on account (staff_role) where staff_role is not null;
