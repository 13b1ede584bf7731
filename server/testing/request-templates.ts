import type { Answers } from '@diwan/core/fields/field'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { templates } from '@diwan/contract/tickets/endpoints/templates'
import { expect } from 'vitest'
import { world } from './world.ts'

type Content = SentInputOf<typeof templates.create>
export type AskedField = NonNullable<Content['fields']>[number]

export const labels = (labelAr: string, labelEn: string) => ({ labelAr, labelEn })
export const reason: AskedField = { key: 'reason', type: 'text', ...labels('السبب', 'Reason'), required: true }

/** The fields that a refusal names, each with its code. */
export const wrongOf = ({ body }: { body: { fields?: { path: string; code: string }[] } }) =>
  body.fields?.map(({ path, code }) => [path, code])

/** A world in which an administrator writes request templates for a group, and Noura fills them in. */
export async function templateWorld() {
  const w = await world()
  const [admin, noura, group] = [await w.person('ADMIN'), await w.person('USER'), await w.group()]

  const content = (fields: AskedField[] = [reason], more: Partial<Content> = {}): Content => ({
    nameAr: 'حاسوب جديد',
    nameEn: 'New laptop',
    categoryAr: 'تقنية المعلومات',
    categoryEn: 'IT',
    groupId: group.id,
    fields,
    ...more,
  })
  const published = async (fields?: AskedField[], more?: Partial<Content>) => {
    const { body: draft } = await w.call(admin, templates.create, content(fields, more))
    const { status, body } = await w.call(admin, templates.publish, { id: draft.id, version: draft.version })
    expect([status, body.active, body.changed]).toEqual([200, true, false])
    return body
  }
  const ask = async (template: { id: string }, answers: Answers, more: object = {}, by = noura) => {
    const { body: form } = await w.call(by, templates.form, { id: template.id })
    const input = { subject: 'طلب', templateId: template.id, fieldsVersion: form.fieldsVersion, answers, ...more }
    return w.call(by, tickets.create, input)
  }
  const answersOf = async (id: string, reader = noura) => (await w.call(reader, tickets.open, { id })).body.request?.answers

  return { w, admin, noura, group, content, published, ask, answersOf }
}
