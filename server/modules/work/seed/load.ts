import { addDays } from '@diwan/core/hijri'
import { between } from '@diwan/core/ordering'
import type { LIST_STATUSES } from '@diwan/contract/work/vocabulary'
import { newId } from '../../../kit/db/id.ts'
import type { Database, Pool } from '../../../kit/db/database.ts'
import { insertObjects } from '../../../kit/record/objects.ts'
import { insertPeople } from '../../people/public.ts'
import { keepTitles } from '../queries/entries.ts'
import { insertList } from '../queries/lists.ts'
import { insertProject } from '../queries/projects.ts'
import { insertWorkspace } from '../queries/workspaces.ts'

const LISTS: readonly { readonly title: string; readonly status: (typeof LIST_STATUSES)[number] }[] = [
  { title: 'للبدء', status: 'NEW' },
  { title: 'قيد التنفيذ', status: 'OPEN' },
  { title: 'بانتظار جهة', status: 'PENDING' },
  { title: 'منجزة', status: 'DONE' },
]
const MEMBERS = 50
const AT_ONCE = 500
/** Due from so many days ago until so many days ahead. */
const AROUND = 300
const TITLES = [
  'مراجعة عقد المورد',
  'Label the cables of the floor',
  'تحديث نموذج الطلب',
  'فحص الشبكة اللاسلكية',
  'Translate the automatic mails',
  'اعتماد ميزانية الربع',
]

/** `npm run seed -- --work N`: so many tasks in one project of a new workspace, past every service. */
export async function loadTasks({ db }: Pool, count: number): Promise<string> {
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(MEMBERS)
    .execute()
  const ids = people.map(({ id }) => id)
  if (ids.length === 0) return 'Nobody is there: no tasks were made.'
  await db.transaction().execute((trx) => insertTasks(trx, ids, count))
  return `${count} tasks were made.`
}

/** Answers the id of the project. */
export async function insertTasks(db: Database, people: readonly string[], count: number): Promise<string> {
  const at = new Date()
  const today = at.toISOString().slice(0, 10)
  const [owner = '', ...others] = people
  const made = { by: owner, at }
  const times = { created_by: owner, created_at: at, updated_at: at }
  const [workspaceId, projectId] = [newId(), newId()]
  await insertObjects(
    db,
    [
      { id: workspaceId, kind: 'workspace' },
      { id: projectId, kind: 'project' },
    ],
    made,
  )
  await insertWorkspace(db, { id: workspaceId, name: `مساحة كبيرة ${count}`, colour: 'teal', visibility: 'private', ...times })
  await insertPeople(db, { id: workspaceId, kind: 'workspace', degree: 'owner', sortAt: at }, [owner])
  await insertPeople(db, { id: workspaceId, kind: 'workspace', degree: 'member', sortAt: at }, others)
  await insertProject(db, { id: projectId, workspace_id: workspaceId, title: `مشروع من ${count} مهمة`, status: 'OPEN', ...times })
  let place: string | null = null
  const lists: { id: string; status: string; last: string | null }[] = []
  for (const { title, status } of LISTS) {
    place = between(place, null)
    const id = newId()
    await insertList(db, { id, project_id: projectId, title, status, place })
    lists.push({ id, status, last: null })
  }
  for (let begun = 0; begun < count; begun += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - begun) }, (_none, offset) => {
      const n = begun + offset
      const list = lists[n % lists.length]!
      list.last = between(list.last, null)
      const due = addDays(today, ((n * 37) % (2 * AROUND)) - AROUND)
      return {
        id: newId(),
        workspace_id: workspaceId,
        project_id: projectId,
        list_id: list.id,
        place: list.last,
        title: `${TITLES[n % TITLES.length]!} ${n + 1}`,
        status: list.status,
        start_date: addDays(due, -(n % 12)),
        due_date: due,
        done_at: list.status === 'DONE' ? at : null,
        own_progress: (n * 7) % 100,
        created_by: owner,
        created_at: new Date(at.getTime() - n * 1_000),
        updated_at: at,
      }
    })
    await insertObjects(
      db,
      rows.map(({ id }) => ({ id, kind: 'task' })),
      made,
    )
    await db.insertInto('tasks').values(rows).execute()
    const assigned = rows.map(({ id }, offset) => ({ task_id: id, user_id: people[(begun + offset) % people.length]! }))
    await db.insertInto('task_assignees').values(assigned).execute()
    await keepTitles(
      db,
      rows.map(({ id, title }) => ({ id, texts: [title], at })),
    )
  }
  return projectId
}
