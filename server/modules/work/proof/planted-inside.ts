import { between } from '@diwan/core/ordering'
import { newId } from '../../../kit/db/id.ts'
import { insertObjects } from '../../../kit/record/objects.ts'
import type { World } from '../../../testing/world.ts'
import { keepTitle } from '../queries/entries.ts'
import { insertList } from '../queries/lists.ts'
import { insertProject, readProject } from '../queries/projects.ts'
import { insertTask, readTask } from '../queries/tasks.ts'
import { AROUND, factsOf, NAME, plant, type Planted, type Wanted } from './planted.ts'

export interface PlantedInside extends Planted {
  readonly status: string
}

const LIST = between(null, null)
/** Tasks are due on this day. */
export const PLANNED = '2030-01-15'

/** A project in a workspace as the situation asks; the workspace stays where the project is deleted. */
export async function plantProject(w: World, wanted: Wanted, title = NAME): Promise<PlantedInside> {
  const { deleted = false, at = w.clock.now(), ...stands } = wanted
  const { db } = w
  const workspace = await plant(w, { ...stands, at }, AROUND)
  const by = Object.keys(workspace.people)[0] ?? (await w.person('USER')).id
  const id = newId()
  await insertObjects(db, [{ id, kind: 'project' }], { by, at })
  await insertProject(db, { id, workspace_id: workspace.id, title, created_by: by, created_at: at, updated_at: at })
  await keepTitle(db, { id, texts: [title], at })
  await insertList(db, { id: newId(), project_id: id, title: NAME, place: LIST })
  if (deleted) await db.updateTable('objects').set({ deleted_at: at }).where('id', '=', id).execute()
  return { ...workspace, id, deleted, status: 'DRAFT' }
}

/** A task in such a project. */
export async function plantTask(w: World, { deleted = false, at = w.clock.now(), ...wanted }: Wanted): Promise<PlantedInside> {
  const { db } = w
  const project = await plantProject(w, { ...wanted, at }, AROUND.name)
  const { workspace_id, created_by } = (await readProject(db, null, project.id))!
  const list = await db.selectFrom('task_lists').select('id').where('project_id', '=', project.id).executeTakeFirstOrThrow()
  const id = newId()
  await insertObjects(db, [{ id, kind: 'task' }], { by: created_by, at })
  const times = { created_at: at, updated_at: at }
  await insertTask(db, {
    id,
    workspace_id,
    project_id: project.id,
    list_id: list.id,
    place: LIST,
    title: NAME,
    due_date: PLANNED,
    created_by,
    ...times,
  })
  await keepTitle(db, { id, texts: [NAME], at })
  if (deleted) await db.updateTable('objects').set({ deleted_at: at }).where('id', '=', id).execute()
  return { ...project, id, deleted, status: 'NEW' }
}

export async function projectFacts({ db }: World, id: string): Promise<PlantedInside | undefined> {
  const row = await readProject(db, null, id)
  const facts = row && (await factsOf(db, id, row.workspace_id))
  return facts && { ...facts, status: row.status }
}

export async function taskFacts({ db }: World, id: string): Promise<PlantedInside | undefined> {
  const row = await readTask(db, null, id)
  const facts = row && (await factsOf(db, id, row.workspace_id))
  return facts && { ...facts, status: row.status }
}

/** What an opened record says of rights. */
export const expected = ({ may }: { may: (this: void, flag: string) => boolean }) => ({
  view: may('workspace.view'),
  edit: may('workspace.edit'),
})
