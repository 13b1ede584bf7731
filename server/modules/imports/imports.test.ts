import { importRuns } from '@diwan/contract/imports/endpoints'
import { RUN_INTERRUPTED, RUN_SILENT_SECONDS } from '@diwan/contract/kit/import-runs'
import { users } from '@diwan/contract/users/endpoints/users'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { thisMinute } from '../../testing/tonight.ts'
import { eventually } from '../../testing/eventually.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let admin: TestPerson
beforeAll(async () => {
  w = await world()
  admin = await w.person('ADMIN')
})

const start = (who: TestPerson, csv: string, name: string = users.import.name) =>
  w.call(who, importRuns.start, { name, input: { csv } })
const finished = (id: string) =>
  eventually(async () => {
    const { body } = await w.call(admin, importRuns.open, { id })
    expect(['done', 'failed']).toContain(body.state)
    return body
  })

test('a file is imported in the background, by the rights of its person; its answer is found again', async () => {
  const { status, body } = await start(admin, 'email,name\nbackground@corp.sa,منى الحربي\nbroken,x')
  expect([status, body.state]).toEqual([200, 'waiting'])
  expect(await finished(body.id)).toMatchObject({
    name: users.import.name,
    state: 'done',
    answer: { dryRun: false, counts: { create: 1, refused: 1 } },
  })
  expect((await w.call(admin, importRuns.list, {})).body.items[0]).toMatchObject({ id: body.id, state: 'done' })
  expect((await w.call(admin, users.list, { q: 'background@corp.sa' })).body.items).toHaveLength(1)
  const { input } = await w.db.selectFrom('import_runs').select('input').where('id', '=', body.id).executeTakeFirstOrThrow()
  expect(input).toBeNull()
})

test('who may not import may not begin it here either, and finds no run of another person', async () => {
  const { body } = await start(admin, 'email,name\nanother@corp.sa,سامي فهد')
  await finished(body.id)
  const stranger = await w.person('USER')
  expect((await start(stranger, 'email,name\nx@corp.sa,X')).status).toBe(403)
  expect((await w.call(stranger, importRuns.open, { id: body.id })).status).toBe(404)
  expect((await w.call(stranger, importRuns.list, {})).body.items).toEqual([])
  expect((await start(admin, 'email', 'users.none')).status).toBe(404)
  expect((await w.call(admin, importRuns.start, { name: users.import.name, input: { csv: 5 } })).status).toBe(400)
})

test('a person has one unfinished run at a time, and a file that cannot be read fails with a reason', async () => {
  const at = w.clock.now()
  const waiting = {
    id: '018f0000-0000-7000-8000-000000000001',
    actor_id: admin.id,
    name: 'none',
    target: '{}',
    input: '{}',
    created_at: at,
  }
  await w.db.insertInto('import_runs').values(waiting).execute()
  expect((await start(admin, 'email,name\ny@corp.sa,Y')).body).toMatchObject({ code: 'imports.running' })
  await w.db.deleteFrom('import_runs').where('id', '=', waiting.id).execute()
  const { body } = await start(admin, 'email,salary\ny@corp.sa,5')
  expect(await finished(body.id)).toMatchObject({ state: 'failed', code: 'csv_unknown_column', answer: null })
})

test('an import whose process ended says that it was interrupted, and another can be started', async () => {
  const beat = w.clock.now()
  const id = '018f0000-0000-7000-8000-000000000002'
  const run = { id, actor_id: admin.id, name: users.import.name, target: '{}', input: '{}', created_at: beat, beat_at: beat }
  await w.db
    .insertInto('import_runs')
    .values({ ...run, state: 'running' })
    .execute()
  await thisMinute(w)
  expect((await w.call(admin, importRuns.open, { id })).body).toMatchObject({ state: 'running', code: null })
  w.clock.advance((RUN_SILENT_SECONDS + 1) * 1_000)
  await thisMinute(w)
  expect((await w.call(admin, importRuns.open, { id })).body).toMatchObject({ state: 'failed', code: RUN_INTERRUPTED })
  const { body } = await start(admin, 'email,name\nafterwards@corp.sa,هند العتيبي')
  expect(await finished(body.id)).toMatchObject({ state: 'done', answer: { counts: { create: 1 } } })
})
