-- What an agent was asked and has not answered yet: the beginning of a conversation, or a lead.
create table agent_question (
  kind text not null check (kind in ('chat', 'lead')),
  subject_id bigint not null,
  agent_id bigint not null references account on delete cascade,
  asked_at timestamptz not null default now(),
  primary key (kind, subject_id)
);
create index agent_question_agent_idx on agent_question (agent_id);
create index agent_question_over_idx on agent_question (asked_at);

-- How long the newest answers took. Fifty of each agent are kept, and none for longer than ninety days.
create table agent_answer (
  id bigint generated always as identity primary key,
  agent_id bigint not null references account on delete cascade,
  minutes integer not null check (minutes >= 0),
  answered_at timestamptz not null default now()
);
create index agent_answer_newest_idx on agent_answer (agent_id, id desc);
create index agent_answer_over_idx on agent_answer (answered_at);

-- What is said of them. Worked out with every answer from the rows above, so that no reader counts.
create table agent_response (
  agent_id bigint primary key references account on delete cascade,
  typical_minutes integer not null check (typical_minutes >= 0),
  -- From then on fewer than five answers are young enough to say anything.
  holds_until timestamptz not null
);
