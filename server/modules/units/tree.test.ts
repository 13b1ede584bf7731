import { units } from '@diwan/contract/units/endpoints'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let admin: TestPerson
beforeAll(async () => {
  w = await world()
  admin = await w.person('ADMIN')
})

const make = async (kind: 'department' | 'group' | 'level', nameAr: string, nameEn: string, parentId?: string) =>
  w.call(admin, units.create, { kind, nameAr, nameEn, ...(parentId && { parentId }) })
const made = async (...unit: Parameters<typeof make>) => {
  const { status, body } = await make(...unit)
  expect(status).toBe(200)
  return body
}
const childrenOf = async (parentId?: string, archived: 'with' | 'without' = 'without') => {
  const { body } = await w.call(admin, units.children, { ...(parentId && { parentId }), archived })
  return body.items
}

test('a department, a group below it and its levels are made, with an order number and the name of their group (D1, S3.12, Q.35)', async () => {
  const department = await made('department', 'الشؤون القانونية', 'Legal Affairs')
  const inner = await made('department', 'العقود', 'Contracts', department.id)
  const group = await made('group', 'مراجعة العقود', 'Contract Review', inner.id)
  const first = await made('level', 'المستوى الأول', 'First', group.id)
  const second = await made('level', 'المستوى الثاني', 'Second', group.id)
  expect([first.order, second.order]).toEqual([1, 2])
  expect(second.group).toMatchObject({ id: group.id, nameAr: 'مراجعة العقود' })
  expect(second.path.map(({ id }) => id)).toEqual([department.id, inner.id, group.id])
  expect((await childrenOf(department.id)).map(({ id, children }) => [id, children.count])).toEqual([[inner.id, 1]])
})

test('nothing stands where it does not belong', async () => {
  const department = await made('department', 'المالية', 'Finance')
  const group = await made('group', 'الحسابات', 'Accounts', department.id)
  const level = await made('level', 'أول', 'One', group.id)
  for (const [kind, parentId] of [
    ['group', undefined],
    ['level', undefined],
    ['level', department.id],
    ['group', group.id],
    ['department', group.id],
    ['level', level.id],
  ] as const) {
    const { status, body } = await make(kind, `اسم ${kind}`, `Name ${kind}`, parentId)
    expect([kind, status, body.code]).toEqual([kind, 400, 'units.wrong_place'])
  }
})

test('names are unique among siblings after folding, in each language, and free elsewhere (D1)', async () => {
  const one = await made('department', 'إدارة الأمن', 'Security')
  const other = await made('department', 'إدارة السلامة', 'Safety')
  const taken = async (nameAr: string, nameEn: string, parentId?: string) => {
    const { status, body } = await make('department', nameAr, nameEn, parentId)
    return status === 200 ? [] : [body.code, ...(body.fields ?? []).map(({ path }) => path)]
  }
  expect(await taken('ادارة الأمــن', 'Guards')).toEqual(['units.name_taken', 'nameAr'])
  expect(await taken('الحراسة', 'SECURITY')).toEqual(['units.name_taken', 'nameEn'])
  expect(await taken('إداره الامن', 'security')).toEqual(['units.name_taken', 'nameAr', 'nameEn'])
  expect(await taken('إدارة الأمن', 'Security', other.id)).toEqual([])
  const { status, body } = await w.call(admin, units.rename, { id: other.id, version: 1, nameAr: 'ادارة الامن', nameEn: 'Safety' })
  expect([status, body.code]).toEqual([409, 'units.name_taken'])
  expect((await w.call(admin, units.rename, { id: one.id, version: 1, nameAr: 'إدارة الأمنِ', nameEn: 'Security' })).status).toBe(
    200,
  )
})

test('the database itself refuses a second folded name beside the first', async () => {
  await made('department', 'الجودة', 'Quality')
  const other = await made('department', 'التميز', 'Excellence')
  const twin = w.db.updateTable('units').set({ folded_ar: 'الجوده' }).where('id', '=', other.id)
  await expect(twin.execute()).rejects.toThrow('units_name_ar')
})

test('a stale version changes nothing (H19)', async () => {
  const unit = await made('department', 'المشتريات', 'Procurement')
  const rename = { id: unit.id, version: 1, nameAr: 'المشتريات العامة', nameEn: 'Procurement' }
  expect((await w.call(admin, units.rename, rename)).body.version).toBe(2)
  const again = await w.call(admin, units.rename, { ...rename, nameAr: 'آخر' })
  expect([again.status, again.body.code]).toEqual([409, 'changed_meanwhile'])
  for (const endpoint of [units.reorder, units.archive, units.restore]) {
    expect((await w.call(admin, endpoint, { id: unit.id, version: 1 })).body.code).toBe('changed_meanwhile')
  }
})

test('siblings are put in another order, page by page as one list', async () => {
  const parent = await made('department', 'الفروع', 'Branches')
  for (const n of [1, 2, 3, 4, 5]) await made('department', `فرع ${n}`, `Branch ${n}`, parent.id)
  const [first, , third, , last] = await childrenOf(parent.id)
  await w.call(admin, units.reorder, { id: last!.id, version: last!.version })
  await w.call(admin, units.reorder, { id: first!.id, version: first!.version, behindId: third!.id })
  const names = ['فرع 5', 'فرع 2', 'فرع 3', 'فرع 1', 'فرع 4']
  expect((await childrenOf(parent.id)).map(({ nameAr, order }) => [nameAr, order])).toEqual(names.map((name, n) => [name, n + 1]))
  const walked: string[] = []
  let after: string | undefined
  do {
    const { body } = await w.call(admin, units.children, { parentId: parent.id, limit: 2, ...(after && { after }) })
    walked.push(...body.items.map(({ nameAr }) => nameAr))
    after = body.next ?? undefined
  } while (after)
  expect(walked).toEqual(names)
  const stranger = await made('department', 'غريب', 'Stranger')
  const { body } = await w.call(admin, units.reorder, { id: last!.id, version: last!.version + 1, behindId: stranger.id })
  expect(body.code).toBe('units.no_sibling')
})

test('a name is found by its beginning in either script, with its path, whatever the spelling', async () => {
  const above = await made('department', 'الإمارة', 'Emirate')
  const unit = await made('group', 'الأرشفة الإلكترونية', 'E-Archive', above.id)
  for (const text of ['الارشفه', 'أرشفة', 'e-arch', 'E-ARCHIVE', 'الأرْشَفَة']) {
    const { body } = await w.call(admin, units.search, { text })
    expect([text, body.items.map(({ id }) => id)]).toEqual([text, [unit.id]])
    expect(body.items[0]!.path.map(({ id }) => id)).toEqual([above.id])
  }
})

test.each(['%', '_', '%%', '\\', "' or 1=1 --", '(', '$.x', 'ـ'])(
  'a search for %s finds only what begins so (H24)',
  async (text) => {
    const { status, body } = await w.call(admin, units.search, { text })
    expect([status, body.items]).toEqual([200, []])
  },
)

test('what is archived leaves the tree, the search and the choices with all below it, frees its name, and can come back (D4)', async () => {
  const unit = await made('department', 'الأرشيف القديم', 'Old Files')
  const group = await made('group', 'الحفظ', 'Keeping', unit.id)
  const choices = async () => (await w.call(admin, units.choices, { departmentId: unit.id })).body.items.map(({ id }) => id)
  expect(await choices()).toEqual([group.id])
  const { body: archived } = await w.call(admin, units.archive, { id: unit.id, version: 1 })
  expect(archived.archived).toBe(true)
  expect((await childrenOf()).some(({ id }) => id === unit.id)).toBe(false)
  expect((await childrenOf(undefined, 'with')).some(({ id }) => id === unit.id)).toBe(true)
  expect(await choices()).toEqual([])
  expect((await w.call(admin, units.search, { text: 'الحفظ' })).body.items).toEqual([])
  expect((await w.call(admin, units.open, { id: group.id })).body).toMatchObject({ archived: true, nameAr: 'الحفظ' })
  expect((await make('group', 'جديد', 'New', unit.id)).body.code).toBe('units.parent_archived')

  const twin = await made('department', 'الارشيف القديم', 'Old Files')
  const back = await w.call(admin, units.restore, { id: unit.id, version: archived.version })
  expect(back.body.code).toBe('units.name_taken')
  await w.call(admin, units.rename, { id: twin.id, version: 1, nameAr: 'الأرشيف الجديد', nameEn: 'New Files' })
  expect((await w.call(admin, units.restore, { id: unit.id, version: archived.version })).body.archived).toBe(false)
  expect(await choices()).toEqual([group.id])
})

test('names keep no turned text, and markup in them stays text (H20, H28)', async () => {
  const unit = await made('department', '<img src=x onerror=alert(1)>', 'exe\u202Efdp.')
  expect([unit.nameAr, unit.nameEn]).toEqual(['<img src=x onerror=alert(1)>', 'exefdp.'])
})

test('a person who reaches only a part of the tree sees, counts, finds and opens only that part', async () => {
  const home = await w.department()
  const inner = await w.group(home)
  const foreign = await w.group()
  const sara = await w.person('COORDINATOR', home)
  const ofRole = w.db.updateTable('grants').where('role', '=', 'COORDINATOR').where('module_name', '=', 'departments')
  await ofRole
    .where('flag', '=', 'view')
    .set({ relations: ['tree'] })
    .execute()
  const { body: roots } = await w.call(sara, units.children, {})
  expect(roots.items.map(({ id }) => id)).toEqual([home.id])
  expect((await w.call(sara, units.count, {})).body).toMatchObject({ departments: { count: 1 }, groups: { count: 1 } })
  expect((await w.call(sara, units.search, { text: 'وحدة' })).body.items.map(({ id }) => id).toSorted()).toEqual(
    [home.id, inner.id].toSorted(),
  )
  expect((await w.call(sara, units.open, { id: foreign.id })).status).toBe(404)
  expect((await w.call(sara, units.children, { parentId: foreign.parentId! })).status).toBe(404)
  await ofRole
    .where('flag', '=', 'view')
    .set({ relations: ['all', 'tree'] })
    .execute()
})
