import { cannedAnswers } from '@diwan/contract/support/endpoints/canned-answers'
import { ticketAnswers } from '@diwan/contract/tickets/endpoints/canned-answers'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { expect, test } from 'vitest'
import { world } from './world.ts'

const w = await world()

const answer = { titleAr: 'إعادة التشغيل', titleEn: 'Restart', textAr: 'أعد تشغيل الجهاز', textEn: 'Please restart' }

test('technicians use the canned answers of tickets, administrators write them, and those of support stay apart', async () => {
  const [admin, tech, user] = [await w.person('ADMIN'), await w.person('TECH'), await w.person('USER')]
  const { body: made } = await w.call(admin, ticketAnswers.create, answer)
  expect((await w.call(tech, ticketAnswers.list, {})).body.items).toEqual([made])
  expect((await w.call(user, ticketAnswers.list, {})).status).toBe(403)
  expect((await w.call(tech, ticketAnswers.create, answer)).status).toBe(403)
  expect((await w.call(admin, cannedAnswers.list, {})).body.items).toEqual([])
  expect((await w.call(admin, cannedAnswers.delete, { id: made.id, version: 1 })).status).toBe(404)
  const changed = await w.call(admin, ticketAnswers.change, { id: made.id, version: 1, ...answer, titleEn: 'Reboot' })
  expect(changed.body).toMatchObject({ titleEn: 'Reboot', version: 2 })
  expect((await w.call(admin, ticketAnswers.change, { id: made.id, version: 1, ...answer })).body.code).toBe('changed_meanwhile')
  await w.call(admin, ticketAnswers.delete, { id: made.id, version: 2 })
  expect((await w.call(tech, ticketAnswers.list, {})).body.items).toEqual([])
})

test('a ticket says in which language its requester is answered', async () => {
  const user = await w.person('USER')
  const { id } = await w.ticket({ by: user })
  await w.db.updateTable('users').set({ language: 'en' }).where('id', '=', user.id).execute()
  expect((await w.call(user, tickets.open, { id })).body.ticket.requesterLanguage).toBe('en')
})
