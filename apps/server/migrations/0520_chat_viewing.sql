set lock_timeout = '2s';

alter table chat_message
  -- Of which viewing this message is the card. No reference: a card stays where its viewing was erased.
  add column viewing_id bigint,
  -- By staff who looked into a report, and not by whoever wrote it.
  add column is_taken_down boolean not null default false;
