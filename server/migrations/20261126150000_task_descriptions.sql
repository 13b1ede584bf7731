-- The description of a task is a document, which several people write at once. What is written already comes along word for word; a
-- block of code says there that it is of no language.
create function page_of(node jsonb) returns jsonb language plpgsql immutable as $$
begin
  if node->>'type' = 'codeBlock' then
    return jsonb_set(node, '{attrs,language}', 'null');
  elsif jsonb_typeof(node->'content') = 'array' then
    return jsonb_set(node, '{content}', (
      select coalesce(jsonb_agg(page_of(inside) order by place), '[]')
      from jsonb_array_elements(node->'content') with ordinality of_it(inside, place)));
  end if;
  return node;
end $$;

insert into documents (id, object_id, slot, profile, schema, doc, doc_at, text)
  select gen_random_uuid(), id, 'description', 'page', 1, page_of(description), updated_at, text
  from tasks where description is not null;
drop function page_of(jsonb);

alter table tasks drop column description, drop column text;

-- What a document began with is its first version. Of a task nobody knows any more who wrote it.
insert into document_versions (document_id, n, version, doc, text, by, at)
  select document.id, 1, 0, document.doc, document.text,
    case when object.kind = 'task' then '{}' else array_remove(array[object.created_by], null) end, document.doc_at
  from documents document join objects object on object.id = document.object_id
  where document.version = 0 and document.text ~ '\S'
    and not exists (select from document_versions kept where kept.document_id = document.id);
