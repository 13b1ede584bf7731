import { unitToken } from '@diwan/contract/kit/tokens'
import { certificates } from '@diwan/contract/training/endpoints/certificates'
import { learning } from '@diwan/contract/training/endpoints/learning'
import { CourseContent } from '@diwan/contract/training/schemas/course'
import { profile } from '@diwan/contract/identity/endpoints/profile'
import { users } from '@diwan/contract/users/endpoints/users'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { publishedFor } from './proof/published.ts'
import { monthsAfter, newCode } from './service/issue.ts'
import { renewExpiring } from './service/renew.ts'

let w: World
let group: TestUnit
let author: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  author = await w.person('ADMIN')
})

const content = (more: object = {}) =>
  CourseContent.parse({
    nameAr: 'الإسعافات',
    nameEn: 'First <aid>',
    certificate: true,
    sections: [
      {
        key: 'one',
        titleAr: 'الأول',
        titleEn: 'First',
        lessons: [{ kind: 'link', key: 'link', titleAr: 'رابط', titleEn: 'Link', url: 'https://example.org/' }],
      },
    ],
    ...more,
  })

async function finished(more: object = {}) {
  const learner = await w.person('USER', group)
  const { id: course } = await publishedFor(w, author, unitToken(group.id), content(more))
  const { id, version } = (await w.call(learner, learning.join, { id: course })).body.enrolment!
  await w.call(learner, learning.begin, { id, version })
  expect((await w.call(learner, learning.done, { id, lesson: 'link' })).body.enrolment!.status).toBe('completed')
  return { learner, course, id }
}
const mine = async (who: TestPerson) => (await w.call(who, certificates.list, {})).body.items
const verified = async (code: string, accept = '*/*') => {
  const answer = await fetch(`${w.base}/api/training/certificates/${code}`, { headers: { accept } })
  return { status: answer.status, html: await answer.text(), headers: answer.headers }
}

test('who finishes a course that gives one gets a certificate, which anybody may verify by its code', async () => {
  const { learner, id } = await finished({ validMonths: 12 })
  const [certificate] = await mine(learner)
  expect(certificate).toMatchObject({ enrolmentId: id, state: 'valid', personName: learner.fullName, courseAr: 'الإسعافات' })
  const { status, html, headers } = await verified(certificate!.code)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers.get('content-security-policy')).toContain('sandbox')
  for (const said of ['سارية', 'Valid', 'الإسعافات', 'First &lt;aid&gt;', 'noindex', learner.fullName])
    expect(html).toContain(said)
  expect(html).not.toContain('<script')
  const spelled = certificate!.code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-')
  expect((await verified(spelled)).status).toBe(200)
  const unknown = await verified('0000000000000000')
  expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8'])
  const led = await verified('0000000000000000', 'text/html,application/xhtml+xml')
  expect([led.status, led.headers.get('content-security-policy')]).toEqual([404, expect.stringContaining('sandbox')])
  for (const said of ['لا توجد شهادة بهذا الرمز', 'No certificate has this code', 'noindex']) expect(led.html).toContain(said)
})

test('it carries the unit of its holder at that time and a number of the account, and neither can be chosen', async () => {
  const { learner } = await finished()
  const { accountNumber } = (await w.call(learner, profile.open, {})).body
  const { name_ar: unit } = await w.db.selectFrom('units').select('name_ar').where('id', '=', group.id).executeTakeFirstOrThrow()
  const [certificate] = await mine(learner)
  const { html } = await verified(certificate!.code)
  for (const fact of [unit, accountNumber]) expect(html).toContain(fact)
  expect(html).not.toContain(learner.email)
  await w.call(await w.person('SUPER_ADMIN'), users.update, { id: learner.id, version: 1, memberships: [] })
  expect((await verified(certificate!.code)).html).toContain(unit)
})

test('a certificate of before the unit was kept still verifies', async () => {
  const { learner } = await finished()
  const [certificate] = await mine(learner)
  await sql`update certificates set snapshot = snapshot - 'unitAr' - 'unitEn' where code = ${certificate!.code}`.execute(w.db)
  const { status, html } = await verified(certificate!.code)
  expect([status, html.includes('سارية'), html.includes((await w.call(learner, profile.open, {})).body.accountNumber)]).toEqual([
    200,
    true,
    true,
  ])
})

test('it is printed for its holder and those who follow them; to others it is not there', async () => {
  const { learner, id } = await finished()
  const stranger = await w.person('USER', group)
  expect((await w.call(learner, certificates.print, { id })).status).toBe(200)
  expect((await w.call(author, certificates.open, { id })).body).toMatchObject({ state: 'valid', expiresDay: null })
  expect((await w.call(stranger, certificates.open, { id })).status).toBe(404)
  expect(await mine(stranger)).toEqual([])
})

test('a revoked one says so to everybody, once; nobody revokes their own', async () => {
  const { learner, id } = await finished()
  expect((await w.call(learner, certificates.revoke, { id, reason: 'x' })).status).toBe(403)
  expect((await w.call(author, certificates.revoke, { id, reason: 'خطأ' })).body).toMatchObject({
    state: 'revoked',
    reason: 'خطأ',
  })
  expect((await w.call(author, certificates.revoke, { id, reason: 'خطأ' })).status).toBe(409)
  expect((await verified((await mine(learner))[0]!.code)).html).toContain('ملغاة')
})

test('a certificate is written when it is first opened, once however many open it, and the second opening reads what was kept', async () => {
  const { learner, id } = await finished()
  const files = () => w.db.selectFrom('files').select('id').where('object_id', '=', id).execute()
  expect(await files()).toEqual([])
  const opened = await Promise.all([learner, author, learner, author].map((who) => w.call(who, certificates.print, { id })))
  expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const [kept, ...others] = await files()
  expect([kept !== undefined, others]).toEqual([true, []])
  await w.db.updateTable('courses').set({ name_en: 'Renamed' }).execute()
  expect((await w.call(learner, certificates.print, { id })).text).toBe(opened[0]!.text)
  expect(await files()).toEqual([kept])
})

test('a revoked certificate is not printed any more, and what was kept of it goes', async () => {
  const { learner, id } = await finished()
  await w.call(learner, certificates.print, { id })
  const { id: file } = await w.db.selectFrom('files').select('id').where('object_id', '=', id).executeTakeFirstOrThrow()
  expect(await w.portal.storage.size(file, 'original')).toBeGreaterThan(1_000)
  await w.call(author, certificates.revoke, { id, reason: 'خطأ' })
  expect((await w.call(learner, certificates.print, { id })).status).toBe(409)
  expect(await w.db.selectFrom('files').select('id').where('object_id', '=', id).execute()).toEqual([])
  expect(await w.portal.storage.size(file, 'original')).toBeNull()
})

test('thirty days before it expires its holder is enrolled again, once, and the new one takes its place', async () => {
  const { learner, course } = await finished({ validMonths: 1 })
  w.clock.advance(3 * 86_400_000)
  await renewExpiring(w.portal)
  await renewExpiring(w.portal)
  const { enrolment } = (await w.call(learner, learning.course, { id: course })).body
  expect(enrolment).toMatchObject({ status: 'NEW', source: 'renewal', mandatory: true })
  await w.call(learner, learning.begin, { id: enrolment!.id, version: enrolment!.version })
  await w.call(learner, learning.done, { id: enrolment!.id, lesson: 'link' })
  expect((await mine(learner)).map(({ state }) => state)).toEqual(['valid', 'replaced'])
  const rows = await w.db.selectFrom('enrolments').select('id').where('course_id', '=', course).execute()
  expect(rows).toHaveLength(2)
})

test('a code has 80 bits in signs that none takes for another, and months end where a month ends', () => {
  expect(newCode(new Uint8Array(10))).toBe('0000000000000000')
  expect(newCode(new Uint8Array(10).fill(255))).toBe('ZZZZZZZZZZZZZZZZ')
  expect(new Set(Array.from({ length: 500 }, () => newCode())).size).toBe(500)
  expect([monthsAfter('2026-01-31', 1), monthsAfter('2026-11-26', 12), monthsAfter('2024-02-29', 12)]).toEqual([
    '2026-02-28',
    '2027-11-26',
    '2025-02-28',
  ])
})
