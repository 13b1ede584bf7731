import { dashboard } from '@diwan/contract/dashboard/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { world, type World } from '../../testing/world.ts'
import { nextMail } from './service/mail/next-mail.ts'
import { readWorkingDays } from '../settings/public.ts'
import { postDueMails } from './service/mail/send.ts'

let w: World
beforeAll(async () => {
  w = await world()
  w.clock.set(new Date('2026-11-17T10:00:00Z'))
})

test('mails leave at eight where the person is, on working days; weekly ones on the first of the week', async () => {
  const days = await readWorkingDays(w.db)
  const next = (rhythm: 'daily' | 'weekly', zone: string, from: string) =>
    new Date(nextMail({ ...days, rhythm, zone }, Date.parse(from) / 1000)! * 1000).toISOString()
  expect(next('daily', 'Asia/Riyadh', '2026-11-17T04:59:00Z')).toBe('2026-11-17T05:00:00.000Z')
  expect(next('daily', 'Asia/Riyadh', '2026-11-17T05:00:00Z')).toBe('2026-11-18T05:00:00.000Z')
  expect(next('daily', 'Asia/Riyadh', '2026-11-19T06:00:00Z')).toBe('2026-11-22T05:00:00.000Z') // over the weekend
  expect(next('weekly', 'Europe/London', '2026-11-17T00:00:00Z')).toBe('2026-11-22T08:00:00.000Z')
})

test('who chose it is due at that hour once, and no more after it was stopped', async () => {
  const admin = await w.person('ADMIN')
  expect((await w.call(admin, dashboard.mail, {})).body.rhythm).toBe('never')
  await w.call(admin, dashboard.chooseMail, { rhythm: 'daily' })
  expect((await w.call(admin, dashboard.mail, {})).body.rhythm).toBe('daily')
  const row = () => w.db.selectFrom('dashboard_mails').select('next_at').where('person_id', '=', admin.id).executeTakeFirst()
  const first = (await row())!.next_at
  w.clock.set(new Date(first.getTime() + 60_000))
  await postDueMails({ ...w.portal, mail: { ...w.portal.mail, kind: 'mailbox' } })
  expect((await row())!.next_at.getTime()).toBeGreaterThan(first.getTime())
  await w.call(admin, dashboard.chooseMail, { rhythm: 'never' })
  expect(await row()).toBeUndefined()
})

test('people without an overview are not offered it', async () => {
  const user = await w.person('USER')
  expect((await w.call(user, dashboard.chooseMail, { rhythm: 'daily' })).status).toBe(403)
})
