-- 20 departments of 5 groups, 5 agents in each, 500 TECH, 60 COORDINATOR, 20 ADMIN, then USER by number: the first 4,420 of them open tickets.
create temp table department as select n, uuidv7() as id from generate_series(1, 20) n;
create temp table team as
  select series.n, uuidv7() as id, department.id as department
  from generate_series(1, 100) series (n) join department on department.n = (series.n - 1) / 5 + 1;
create temp table person as
  select n, uuidv7() as id, case when n <= 500 then 'TECH' when n <= 560 then 'COORDINATOR' when n <= 580 then 'ADMIN' else 'USER' end as role
  from generate_series(1, current_setting('bench.people')::int) n;

insert into objects (id, kind, created_at)
  select id, 'department', now() from department
  union all select id, 'group', now() from team
  union all select id, 'user', now() from person;
insert into units (id, kind, name_ar, name_en, position)
  select id, 'department', 'إدارة الخدمات المشتركة ' || n, 'Shared services department ' || n, n from department;
insert into units (id, kind, parent_id, name_ar, name_en, position)
  select team.id, 'group', department.id, 'مجموعة الدعم الفني ' || team.n, 'Technical support group ' || team.n, team.n
  from team join department on department.id = team.department;
insert into users (id, email, full_name, role, password_hash)
  select id, 'person' || n || '@bench.example',
         (array['نورة', 'سارة', 'محمد', 'فهد', 'ريم', 'خالد', 'عبد الله', 'هند'])[n % 8 + 1] || ' ' ||
         (array['القحطاني', 'الشهري', 'العتيبي', 'الدوسري', 'الحربي', 'الزهراني', 'السبيعي'])[n % 7 + 1], role, '-'
  from person;
insert into unit_members (unit_id, user_id, relation)
  select department.id, person.id, 'member' from person join department on department.n = person.n % 20 + 1
  union all select team.id, person.id, 'agent' from person join team on team.n = (person.n - 1) / 5 + 1 where person.n <= 500;
create temp table agent as
  select (n - 1) / 5 + 1 as team, (n - 1) % 5 + 1 as n, id from person where n <= 500;
create temp table requester as select n - 580 as n, id from person where n between 581 and 5000;
