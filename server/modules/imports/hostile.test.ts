import { users } from '@diwan/contract/users/endpoints/users'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let admin: TestPerson
beforeAll(async () => {
  w = await world()
  admin = await w.person('ADMIN')
})

const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64')
/** The answer to a dry run, and the longest time that another request of the portal waited for its answer beside it. */
async function tried(file: string) {
  const watch = { longest: 0, isOver: false }
  const beside = (async () => {
    while (!watch.isOver) {
      const from = performance.now()
      await w.call(admin, users.list, { q: 'none' })
      watch.longest = Math.max(watch.longest, performance.now() - from)
    }
  })()
  const { status, body } = await w.call(admin, users.import, { file, dryRun: true })
  watch.isOver = true
  await beside
  return { status, code: (body as unknown as { fields?: { code: string }[] }).fields?.[0]?.code, longest: watch.longest }
}

const sheetOf = (rows: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  })
const cell = (at: string): string => `<c r="${at}" t="inlineStr"><is><t>x</t></is></c>`

test.each([
  ['commas', base64(','.repeat(3_900_000)), 'csv_too_many_columns'],
  ['quotes', base64(`email\n"${'""'.repeat(1_000_000)}`), 'csv_broken'],
  ['a cell of 4 MB', base64(`email,name\n"${'x'.repeat(4_000_000)}",A`), 'any'],
  [
    '16,384 columns',
    base64(sheetOf(`<row r="1">${cell('A1')}${cell('XFD1')}</row><row r="2">${cell('A2')}</row>`)),
    'csv_too_many_columns',
  ],
  [
    'a sheet as long as Excel allows',
    base64(sheetOf(`<row r="1">${cell('A1')}</row><row r="1048576">${cell('XFD1048576')}</row>`)),
    'any',
  ],
])('a file of %s is answered from a thread, while the portal answers others', { timeout: 60_000 }, async (_name, file, code) => {
  const answer = await tried(file)
  expect([code, 'any']).toContain(code === 'any' ? 'any' : answer.code)
  expect(answer.status).toBeLessThan(500)
  expect(answer.longest).toBeLessThan(1_500)
})

test('a file beyond the limit is refused before it is read', async () => {
  const { status } = await w.call(admin, users.import, { file: base64(','.repeat(9_000_000)), dryRun: true })
  expect([400, 413]).toContain(status)
})
