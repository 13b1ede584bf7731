import { dashboard } from '@diwan/contract/dashboard/endpoints'
import { entries, formPublishing, forms } from '@diwan/contract/forms/endpoints'
import { FormContent } from '@diwan/contract/forms/schemas'
import { unitToken } from '@diwan/contract/kit/tokens'
import type { WidgetContent } from '@diwan/contract/kit/widgets'
import { responses, surveyPublishing, surveys } from '@diwan/contract/surveys/endpoints'
import { SurveyContent } from '@diwan/contract/surveys/schemas'
import { Field } from '@diwan/core/fields/field'
import { beforeAll, expect, test } from 'vitest'
import { opportunity } from '@diwan/contract/opportunities/endpoints'
import { TYPE } from '../modules/opportunities/proof/planted.ts'
import { approveOpportunity, openOpportunityFor } from './opened-opportunity.ts'
import { AT_ONCE, PLAN } from './content/published.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { world, type World } from './world.ts'

const why = Field.parse({ key: 'why', type: 'text', labelAr: 'السبب', labelEn: 'Reason' })
const names = { nameAr: 'طلب جهاز', nameEn: 'Device request', fields: [why] }
const HOUR = 3_600_000

let w: World
let group: TestUnit
let author: TestPerson
let stranger: TestPerson
let people: TestPerson[]
beforeAll(async () => {
  w = await world()
  group = await w.group()
  ;[author, stranger] = [await w.person('ADMIN'), await w.person('ADMIN')]
  people = [await w.person('USER', group), await w.person('USER', group), await w.person('USER', group)]
  await w.db.deleteFrom('publications').execute()
})

const plan = (id: string, more: object = {}) => ({ ...PLAN, ...AT_ONCE, id, version: 0, tokens: [unitToken(group.id)], ...more })
const formOf = async (more: object = {}) =>
  (await w.call(author, forms.create, FormContent.parse({ ...names, target: 'answer', ...more }))).body
/** The organisation of the tests is in Riyadh. */
const inHours = (name: 'schedule' | 'removal', hours: number) => {
  const local = new Date(w.clock.now().getTime() + (hours + 3) * HOUR).toISOString()
  return { [name]: true, [`${name}Date`]: local.slice(0, 10), [`${name}Time`]: local.slice(11, 16) }
}

async function cardOf(who: TestPerson, key: string): Promise<WidgetContent | null | undefined> {
  const { widgets } = (await w.call(who, dashboard.admin, { tab: 'learning' })).body
  return widgets.find((one) => one.key === key)?.content
}
async function barsOf(key: string) {
  const content = await cardOf(author, key)
  return content?.shape === 'bars' ? content.items : []
}
async function planned(who: TestPerson) {
  const content = await cardOf(who, 'dashboard.planned')
  return content?.shape === 'rows' ? content.items.map(({ title, says }) => [title, says?.word]) : []
}
const asked = (path: string | undefined) => Object.fromEntries(new URL(path ?? '', 'http://diwan').searchParams)

test('each bar of what was sent to forms and surveys opens as many as it counts', async () => {
  const [few, many] = [await formOf({ nameEn: 'Few' }), await formOf({ nameEn: 'Many' })]
  for (const { id } of [few, many]) await w.call(author, formPublishing.publish, plan(id))
  const survey = (await w.call(author, surveys.create, SurveyContent.parse(names))).body
  await w.call(author, surveyPublishing.publish, plan(survey.id))
  for (const [place, person] of people.entries()) {
    const sent = { fieldsVersion: 1, answers: { why: 'تعطل' } }
    await w.call(person, forms.send, { ...sent, id: many.id })
    if (place === 0) await w.call(person, forms.send, { ...sent, id: few.id })
    if (place < 2) await w.call(person, surveys.send, { ...sent, id: survey.id })
  }
  const bars = await barsOf('forms.received')
  expect(bars.map(({ label, values }) => [label, ...values])).toEqual([
    ['Many', 3],
    ['Few', 1],
  ])
  for (const { values, path } of bars) {
    const { id, createdFrom, createdTo } = asked(path)
    const { items } = (await w.call(author, entries.list, { view: 'received', formId: id!, createdFrom, createdTo })).body
    expect(values).toEqual([items.length])
  }
  const [bar] = await barsOf('surveys.received')
  const { id, createdFrom, createdTo } = asked(bar?.path)
  expect([id, bar?.values]).toEqual([survey.id, [2]])
  expect((await w.call(author, responses.list, { surveyId: id!, createdFrom, createdTo })).body.items).toHaveLength(2)
})

test('what is published and closed in the next days stands in one card, the soonest first, while it is still so planned', async () => {
  const [soon, late, far] = [await formOf({ nameEn: 'Soon' }), await formOf({ nameEn: 'Later' }), await formOf({ nameEn: 'Far' })]
  await w.call(author, formPublishing.publish, plan(late.id, { schedule: true, ...inHours('schedule', 72) }))
  await w.call(author, formPublishing.publish, plan(far.id, { schedule: true, ...inHours('schedule', 24 * 40) }))
  await w.call(author, formPublishing.publish, plan(soon.id, inHours('removal', 26)))
  expect(await planned(author)).toEqual([
    ['Soon', 'widget_publishing_ends'],
    ['Later', 'widget_publishing_opens'],
  ])
  expect(await planned(stranger)).toEqual(await planned(author))
  await w.call(author, formPublishing.pause, { id: late.id, version: 1 })
  expect(await planned(author)).toEqual([['Soon', 'widget_publishing_ends']])
  expect(await planned(await w.person('TECH', group))).toEqual([]) // who may not publish
})

test('an opportunity stands in it with the hour at which it opens and with its last day, while it is still so planned', async () => {
  const approver = await w.person('ADMIN')
  const day = (days: number) => new Date(w.clock.now().getTime() + days * 24 * HOUR).toISOString().slice(0, 10)
  const content = (position: string, dueDate: string) => ({
    position,
    typeId: TYPE,
    partner: 'أكاديمية الخليج',
    description: '',
    numberOfUsers: 3,
    dueDate,
    tokens: [unitToken(group.id)],
  })
  const ofOpportunities = async (who: TestPerson) => (await planned(who)).filter(([title]) => String(title).startsWith('متدرب'))
  const ending = await openOpportunityFor(w, { creator: author, approver, content: content('متدرب تصميم', day(3)) })
  await openOpportunityFor(w, { creator: author, approver, content: content('متدرب بعيد', day(40)) })
  const { id } = (await w.call(author, opportunity.create, content('متدرب أمن', day(30)))).body
  const version = await approveOpportunity(w, id, { creator: author, approver })
  expect(await ofOpportunities(author)).toEqual([['متدرب تصميم', 'widget_publishing_ends']])
  await w.call(author, opportunity.publish, { id, version, push: false, ...AT_ONCE, ...inHours('schedule', 30) })
  expect(await ofOpportunities(author)).toEqual([
    ['متدرب أمن', 'widget_publishing_opens'],
    ['متدرب تصميم', 'widget_publishing_ends'],
  ])
  const open = (await w.call(author, opportunity.open, { id: ending })).body.opportunity
  await w.call(author, opportunity.close, { id: ending, version: open.version })
  expect(await ofOpportunities(author)).toEqual([['متدرب أمن', 'widget_publishing_opens']])
})
