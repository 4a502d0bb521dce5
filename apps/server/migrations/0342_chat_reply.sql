-- What a member says again and again, in their order; kept to be put into a message, never sent by itself.
create table chat_reply (
  account_id bigint not null references account on delete cascade,
  position integer not null check (position between 0 and 19),
  text text not null check (length(text) between 1 and 1000),
  primary key (account_id, position)
);
