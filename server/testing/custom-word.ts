import { customFields } from '@diwan/contract/custom-fields/endpoints'
import { Field } from '@diwan/core/fields/field'
import type { TestPerson } from './people.ts'
import type { World } from './world.ts'

const KEY = 'remark'

/** What this record says under a field that an administrator gave to its kind. */
export async function sayCustom(w: World, by: TestPerson, kind: string, id: string, value: string): Promise<void> {
  const admin = await w.person('ADMIN')
  const set = (await w.call(admin, customFields.sets, {})).body.items.find((one) => one.kind === kind)
  const field = Field.parse({ key: KEY, labelAr: 'ملاحظة', labelEn: 'Remark', type: 'text' })
  if (set && !set.fields.some(({ key }) => key === KEY))
    await w.call(admin, customFields.save, { kind, version: set.version, fields: [...set.fields, field], hidden: [] })
  const { status } = await w.call(by, customFields.change, { id, now: { [KEY]: value }, was: {} })
  if (status !== 200) throw new Error(`the custom field of a ${kind} was answered ${status}`)
}
