-- What a person is to each record of a list is read from the key alone. Without the degree in it, the index of a person's lists
-- looked cheaper to the planner, and was walked from end to end for every record.
alter table object_people drop constraint object_people_pkey;
alter table object_people add constraint object_people_pkey primary key (object_id, user_id) include (degree);
