import { entries, formPublishing, forms } from '@diwan/contract/forms/endpoints'
import { FormContent } from '@diwan/contract/forms/schemas'
import { unitToken } from '@diwan/contract/kit/tokens'
import { Field } from '@diwan/core/fields/field'
import { expect, test } from 'vitest'
import { world } from '../../testing/world.ts'
import { PLAN } from '../../testing/content/published.ts'

/** A page ends here, whatever people answered. */
const PAGE = 2_000_000
const ENTRIES = 14

test('a list of entries with long answers ends its pages by their bytes, and leaves none out', async () => {
  const w = await world()
  const group = await w.group()
  const [author, sara] = [await w.person('ADMIN'), await w.person('USER', group)]
  const keys = Array.from({ length: 20 }, (_, n) => `text${n}`)
  const fields = keys.map((key) => Field.parse({ key, type: 'long_text', labelAr: 'وصف', labelEn: 'Text' }))
  const { id } = (
    await w.call(author, forms.create, FormContent.parse({ nameAr: 'تقرير', nameEn: 'Report', target: 'answer', fields }))
  ).body
  const plan = { ...PLAN, id, version: 0, schedule: false, scheduleDate: '', scheduleTime: '', tokens: [unitToken(group.id)] }
  await w.call(author, formPublishing.publish, plan)
  const answers = Object.fromEntries(keys.map((key) => [key, 'ا'.repeat(5_000)]))
  for (let n = 0; n < ENTRIES; n += 1)
    expect((await w.call(sara, forms.send, { id, fieldsVersion: 1, answers })).status).toBe(200)

  const seen = new Set<string>()
  let pages = 0
  for (let after: string | undefined; ;) {
    const { body, text } = await w.call(author, entries.list, { view: 'received', formId: id, ...(after && { after }) })
    expect(Buffer.byteLength(text)).toBeLessThan(PAGE)
    for (const one of body.items) seen.add(one.id)
    pages += 1
    if (body.next === null) break
    after = body.next
  }
  expect([seen.size, pages > 1]).toEqual([ENTRIES, true])
})
