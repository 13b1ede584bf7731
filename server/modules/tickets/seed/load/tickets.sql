-- As many tickets as seed.tickets says, over seed.days days: the young ones mostly open, 70 % over in all. Groups and people are
-- uneven: the busiest of 100 groups has seven times what the quietest has, the busiest of 4,420 requesters 1.5 % of all.
-- The caller has made the temporary tables team (n, id, department), agent (team, n, id), requester (n, id) and phrase.
select setseed(0.5);
create temp table drawn as
  select n, uuidv7() as id, 1 + floor((select count(*) from team) * power(random(), 1.5))::int as team,
         1 + floor((select count(*) from requester) * power(random(), 2))::int as requester,
         random() as agent, random() as age, random() as life, random() as luck, random() as turn
  from generate_series(1, current_setting('seed.tickets')::int) n;
create temp table ticket as
  select drawn.n, drawn.id, team.id as group_id, team.department as department_id, requester.id as requester_id, agent.id as agent_id,
         drawn.n % (select count(*) from phrase) as phrase,
         case when luck < case when age < 0.25 then 0.2 else 0.867 end then case when turn < 0.88 then 'CLOSED' else 'CANCELED' end
              when turn < 0.2 then 'NEW' when turn < 0.65 then 'OPEN' when turn < 0.8 then 'PENDING' else 'DONE' end as status,
         now() - age * interval '1 day' * current_setting('seed.days')::int as created_at,
         now() - age * life * interval '1 day' * current_setting('seed.days')::int as activity_at
  from drawn
  join team on team.n = drawn.team
  join requester on requester.n = drawn.requester
  join agent on agent.team = team.n and agent.n = 1 + floor(drawn.agent * (select count(*) from agent mate where mate.team = team.n))::int;

create temp table code as
  select row_number() over (order by n) as n, short_id
  from (
    select n, chr(65 + code / 676000) || chr(65 + code / 26000 % 26) || chr(65 + code / 1000 % 26) || lpad((code % 1000)::text, 3, '0') as short_id
    from (
      select n, (n * 7368787::bigint % 17576000)::int as code
      from generate_series(1, current_setting('seed.tickets')::int + (select count(*)::int from objects where short_id is not null)) n
    ) counted
  ) spelt
  where short_id not in (select short_id from objects where short_id is not null);
insert into objects (id, kind, short_id, created_by, created_at)
  select id, 'ticket', short_id, requester_id, created_at from ticket join code using (n);
insert into tickets (id, subject, status, priority, department_id, group_id, requester_id, assignee_id, reply, created_at, activity_at,
                     answered_at, closed_at, pending_reason, measured, solved_at, answer_seconds, solution_seconds)
  select id, replace(phrase.subject, '{n}', ticket.n::text), status, (array['LOW', 'NORMAL', 'NORMAL', 'NORMAL', 'HIGH'])[ticket.n % 5 + 1],
         department_id, group_id, requester_id, case when status <> 'NEW' then agent_id end, left(case when status in ('NEW', 'CANCELED') then phrase.question_text else phrase.answer_text end, 120),
         created_at, activity_at, case when status not in ('NEW', 'CANCELED') then created_at + (activity_at - created_at) / 2 end,
         case when status in ('CLOSED', 'CANCELED') then activity_at end, case when status = 'PENDING' then 'requester' end, true,
         case when status in ('DONE', 'CLOSED') then activity_at end, case when status not in ('NEW', 'CANCELED') then 600 + ticket.n % 97 * 120 end,
         case when status in ('DONE', 'CLOSED') then 7200 + ticket.n % 89 * 900 end
  from ticket join phrase on phrase.n = ticket.phrase;
insert into ticket_periods (ticket_id, opened_at, ended_at)
  select id, created_at, case when status in ('DONE', 'CLOSED', 'CANCELED') then activity_at end from ticket;
insert into object_people (object_id, user_id, kind, degree, sort_at)
  select distinct asked.id, requester.id, 'ticket', 'participant', asked.activity_at
  from (
    select ticket.*, 1 + floor((select count(*) from requester) * power(random(), 2))::int as participant
    from ticket cross join generate_series(1, 2) place where ticket.n % 10 < 5 and (place = 1 or ticket.n % 10 = 0)
  ) asked
  join requester on requester.n = asked.participant
  where requester.id <> asked.requester_id;
create temp table said as
  select uuidv7() as id, ticket.id as object_id, case when place = 3 then 'staff' else 'public' end as audience,
         case when place = 1 then requester_id else agent_id end as author_id,
         case when place = 1 then phrase.question else phrase.answer end as body,
         case when place = 1 then phrase.question_text else phrase.answer_text end as text,
         created_at + (activity_at - created_at) * (place - 1) / 2.0 as created_at
  from ticket cross join generate_series(1, 3) place join phrase on phrase.n = ticket.phrase
  where (place = 1 or status not in ('NEW', 'CANCELED')) and (place < 3 or ticket.n % 10 < 3);

-- What they are found by: the words of their phrases, folded once, and the number in the subject.
insert into search_entries (object_id, part, kind, audience, fold_version, terms, at)
  select ticket.id, ticket.id, 'ticket', 'public', current_setting('seed.fold')::int, 
         array_to_tsvector(case when phrase.subject like '%{n}%' then subject_terms || ticket.n::text else subject_terms end), created_at
  from ticket join phrase on phrase.n = ticket.phrase;
insert into search_entries (object_id, part, kind, audience, fold_version, terms, at)
  select ticket.id, said.id, 'ticket', said.audience, current_setting('seed.fold')::int,
         array_to_tsvector(case when said.author_id = ticket.requester_id then question_terms else answer_terms end), said.created_at
  from ticket join phrase on phrase.n = ticket.phrase join said on said.object_id = ticket.id;
insert into search_words (word, backwards)
  select distinct word, reverse(word) from phrase, unnest(words) word on conflict do nothing;
