-- As many tickets as bench.tickets says, over two years: the young ones mostly open, 70 % over in all. Groups and people are
-- uneven: the busiest group has seven times what the quietest has, the busiest requester (person 581) 1.5 % of all.
select setseed(0.5);
create temp table drawn as
  select n, uuidv7() as id, 1 + floor(100 * power(random(), 1.5))::int as team, 1 + floor(4420 * power(random(), 2))::int as requester,
         1 + floor(5 * random())::int as agent, random() as age, random() as life, random() as luck, random() as turn
  from generate_series(1, current_setting('bench.tickets')::int) n;
create temp table ticket as
  select drawn.n, drawn.id, team.id as group_id, department.id as department_id, requester.id as requester_id, agent.id as agent_id,
         case when luck < case when age < 0.25 then 0.2 else 0.867 end then case when turn < 0.88 then 'CLOSED' else 'CANCELED' end
              when turn < 0.2 then 'NEW' when turn < 0.65 then 'OPEN' when turn < 0.8 then 'PENDING' else 'DONE' end as status,
         now() - age * interval '730 days' as created_at, now() - age * life * interval '730 days' as activity_at
  from drawn
  join team on team.n = drawn.team join department on department.n = team.department
  join person requester on requester.n = 580 + drawn.requester
  join person agent on agent.n = (drawn.team - 1) * 5 + drawn.agent;

insert into objects (id, kind, short_id, created_by, created_at)
  select id, 'ticket', chr(65 + code / 676000) || chr(65 + code / 26000 % 26) || chr(65 + code / 1000 % 26) || lpad((code % 1000)::text, 3, '0'),
         requester_id, created_at
  from (select *, (n * 7368787::bigint % 17576000)::int as code from ticket) coded;
insert into tickets (id, subject, status, priority, department_id, group_id, requester_id, assignee_id, reply, created_at, activity_at)
  select id, 'الطابعة في الدور الثالث لا تعمل منذ الصباح، رقم ' || n, status, (array['LOW', 'NORMAL', 'NORMAL', 'NORMAL', 'HIGH'])[n % 5 + 1],
         department_id, group_id, requester_id, case when status <> 'NEW' then agent_id end,
         'تم استلام الطلب وسيقوم الفريق المختص بمتابعته خلال يوم العمل الحالي إن شاء الله', created_at, activity_at
  from ticket;
insert into ticket_participants (ticket_id, user_id, activity_at)
  select distinct asked.id, person.id, asked.activity_at
  from (
    select ticket.*, 581 + floor(4420 * power(random(), 2))::int as participant
    from ticket cross join generate_series(1, 2) place where ticket.n % 10 < 5 and (place = 1 or ticket.n % 10 = 0)
  ) asked
  join person on person.n = asked.participant
  where person.id <> asked.requester_id;
insert into ticket_messages (id, ticket_id, kind, author_id, body, text, created_at)
  select uuidv7(), ticket.id, case when place = 3 then 'note' else 'reply' end, case when place = 1 then requester_id else agent_id end,
         current_setting('bench.body')::jsonb, current_setting('bench.text'), created_at + (activity_at - created_at) * (place - 1) / 2.0
  from ticket cross join generate_series(1, 3) place where place < 3 or ticket.n % 10 < 3;
