-- When the content of a record in the trash goes. Null where it stays for the history, or has gone.
alter table objects
  add column purge_at timestamptz,
  add constraint objects_purged_from_trash check (purge_at is null or deleted_at is not null);
create index objects_to_purge on objects (purge_at) where purge_at is not null; -- readDue

-- objects.deleted_at is the truth. A kind whose lists leave deleted records out copies it by a trigger that names its table.
create function mirror_deletion() returns trigger language plpgsql as $$
begin
  execute format('update %I set deleted_at = $1 where id = $2', tg_argv[0]) using new.deleted_at, new.id;
  return null;
end $$;
drop trigger tickets_deleted on objects;
drop function mirror_ticket_deletion();
create trigger tickets_deleted after update of deleted_at on objects
  for each row when (new.kind = 'ticket') execute function mirror_deletion('tickets');

create index notifications_by_object on notifications (object_id); -- forgetNotifications
create index drafts_by_key on drafts (key); -- deleteDraftsOf

-- What people wrote, beside the history that needs it: it can go and the history stays. `part` is the message it belongs to.
create table history_texts (
  history_id uuid primary key references history,
  object_id  uuid not null references objects,
  part       uuid,
  texts      jsonb not null
);
create index history_texts_by_object on history_texts (object_id, part); -- eraseTexts

insert into history_texts (history_id, object_id, part, texts)
  select id, object_id, (detail ->> 'messageId')::uuid, jsonb_build_object('was', detail -> 'was', 'now', detail -> 'now')
  from history where event = 'tickets.rewritten'
  union all
  select id, object_id, null, jsonb_build_object('from', detail -> 'from', 'to', detail -> 'to')
  from history where event = 'tickets.changed' and detail ->> 'field' = 'subject';

update history set detail = case
    when event = 'tickets.rewritten' then detail - array['was', 'now']
    when event = 'tickets.changed' then case detail ->> 'field' when 'subject' then detail - array['from', 'to'] else detail end
    when event = 'tickets.created' then detail - 'subject'
    when event = 'notifications.arrived' then detail - array['params', 'actorName']
    else (detail - array['reply', 'message', 'newest']) || case jsonb_typeof(detail -> 'message')
      when 'object' then jsonb_build_object('message',
        jsonb_build_object('id', detail -> 'message' -> 'id', 'kind', detail -> 'message' -> 'kind', 'mentioned', '[]'::jsonb))
      else '{}' end
  end
  where not audited and (event = 'notifications.arrived' or event like 'tickets.%');
