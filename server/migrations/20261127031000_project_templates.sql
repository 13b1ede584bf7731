-- A project as others begin with it: of a workspace, offered there or everywhere. What it holds is read whole, when a project begins with it.
create table project_templates (
  id           uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  title        text not null check (char_length(title) between 1 and 200),
  description  text not null default '' check (char_length(description) <= 5000),
  everywhere   boolean not null default false,
  outline      jsonb not null, -- what lists of templates say of it
  content      jsonb not null,
  created_by   uuid not null references users,
  updated_at   timestamptz not null,
  version      int not null default 1
);
create index project_templates_of_workspace on project_templates (workspace_id, updated_at desc, id); -- readTemplates, own
create index project_templates_everywhere on project_templates (updated_at desc, id) where everywhere; -- readTemplates, others
