-- Who is there already: groups somebody works for with their agents, and everybody who asks.
create temp table team as
  select row_number() over (order by member.size desc, unit.id)::int as n, unit.id, unit.parent_id as department
  from units unit
  join (select unit_id, count(*) as size from unit_members where relation = 'agent' group by unit_id) member on member.unit_id = unit.id
  where unit.kind = 'group';
create temp table agent as
  select team.n as team, row_number() over (partition by team.n order by member.user_id)::int as n, member.user_id as id
  from team join unit_members member on member.unit_id = team.id and member.relation = 'agent';
create temp table requester as
  select row_number() over (order by users.id)::int as n, users.id from users where role = 'USER' and disabled_at is null and deleted_at is null;
