import { units } from '@diwan/contract/units/endpoints'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let admin: TestPerson
let head: TestPerson
beforeAll(async () => {
  w = await world()
  admin = await w.person('ADMIN')
  head = await w.person('TECH')
})

const send = async (lines: readonly string[], dryRun = false) =>
  (await w.call(admin, units.import, { csv: lines.join('\n'), dryRun })).body
const file = () => [
  'المسار بالعربية,path in english,النوع,الترتيب,بريد الرئيس',
  'الشؤون المالية,Finance,إدارة,,',
  `الشؤون المالية > المدفوعات,Finance > Payments,مجموعة,1,${head.email}`,
  'الشؤون الماليه > المدفوعات > الأول,Finance > Payments > First,level,١,',
]

test('a dry run says what would happen and changes nothing; the same file twice changes nothing more (D7)', async () => {
  const dry = await send(file(), true)
  expect([dry.dryRun, dry.counts]).toEqual([true, { create: 3, update: 0, unchanged: 0, refused: 0 }])
  expect((await w.call(admin, units.search, { text: 'المدفوعات' })).body.items).toEqual([])
  expect((await send(file())).counts).toEqual({ create: 3, update: 0, unchanged: 0, refused: 0 })
  const { body } = await w.call(admin, units.search, { text: 'المدفوعات' })
  expect(body.items[0]!.path.map(({ nameEn }) => nameEn)).toEqual(['Finance'])
  const members = await w.call(admin, units.members, { id: body.items[0]!.id })
  expect(members.body.items).toMatchObject([{ person: { id: head.id }, relation: 'head' }])
  expect((await send(file())).counts).toEqual({ create: 0, update: 0, unchanged: 3, refused: 0 })
})

test('each row that cannot be is refused with its column, the others are taken (D7)', async () => {
  const { rows, counts } = await send([
    'path_ar,path_en,kind,order,head',
    'الجودة,Quality,department,,',
    'غير موجود > تابع,Missing > Child,group,,',
    'الجودة > مستوى,Quality > Level,level,,',
    'الجودة > قسم,Quality > Section,شيء,,',
    'الجودة > قسم,Quality > Section,group,صفر,',
    'الجودة > قسم,Quality > Section,group,1,nobody@test.example',
    'الجوده,Other,group,,',
    'جودة أخرى,QUALITY,department,,',
    ',Nameless,department,,',
  ])
  expect(counts).toEqual({ create: 1, update: 0, unchanged: 0, refused: 8 })
  expect(rows.flatMap(({ line, fields }) => fields.map(({ path, code }) => [line, path, code]))).toEqual([
    [3, 'Path in Arabic', 'parent_missing'],
    [4, 'Kind', 'invalid_value'],
    [5, 'Kind', 'invalid_value'],
    [6, 'Order', 'invalid_format'],
    [7, 'Head e-mail', 'user'],
    [8, 'Kind', 'invalid_value'],
    [9, 'Path in English', 'taken'],
    [10, 'Path in Arabic', 'empty'],
  ])
})

test('what was exported is imported without a change', async () => {
  const { text: csv } = await w.call(admin, units.export, {})
  expect(csv.startsWith('"Path in Arabic"')).toBe(true)
  const again = await send([csv])
  expect({ ...again.counts, unchanged: 0 }).toEqual({ create: 0, update: 0, unchanged: 0, refused: 0 })
  expect(again.counts.unchanged).toBeGreaterThan(3)
})

test('a file in Arabic names the kinds of units as the screens do', async () => {
  await w.db.updateTable('users').set({ language: 'ar' }).where('id', '=', admin.id).execute()
  const { text: csv } = await w.call(admin, units.export, {})
  expect(csv).toContain('"الشؤون المالية","Finance","قسم"')
  expect({ ...(await send([csv])).counts, unchanged: 0 }).toEqual({ create: 0, update: 0, unchanged: 0, refused: 0 })
  await w.db.updateTable('users').set({ language: 'en' }).where('id', '=', admin.id).execute()
})

test('a name with the separator of paths is exported and imported again as it is', async () => {
  const name = String.raw`الأبحاث > التطوير \\ ١`
  await send([
    'path_ar,path_en,kind',
    String.raw`الأبحاث \> التطوير \\ ١,R \> D,department`,
    String.raw`الأبحاث \> التطوير \\ ١ > فرق,R \> D > Teams,group`,
  ])
  const { body } = await w.call(admin, units.search, { text: 'الأبحاث' })
  expect(body.items.map(({ nameAr, nameEn }) => [nameAr, nameEn])).toContainEqual([name.replace('\\\\', '\\'), 'R > D'])
  const { text: csv } = await w.call(admin, units.export, {})
  expect({ ...(await send([csv])).counts, unchanged: 0 }).toEqual({ create: 0, update: 0, unchanged: 0, refused: 0 })
})

test('an import of five thousand units is one write', async () => {
  const lines = Array.from({ length: 4_900 }, (_, n) => `كبير > قسم ${n},Large > Section ${n},group,,`)
  const { counts } = await send(['path_ar,path_en,kind,order,head', 'كبير,Large,department,,', ...lines])
  expect(counts.create).toBe(4_901)
})
