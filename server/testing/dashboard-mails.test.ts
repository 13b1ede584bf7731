import { dashboard } from '@diwan/contract/dashboard/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { allModules } from '../app/modules.ts'
import type { Letter } from '../kit/mail/mail.ts'
import type { TestPerson } from './people.ts'
import { PUBLIC_URL, world, type World } from './world.ts'

const job = allModules(PUBLIC_URL)
  .flatMap(({ backgroundJobs = [] }) => backgroundJobs)
  .find(({ name }) => name === 'dashboard.mailFigures')!

let w: World
beforeAll(async () => {
  w = await world({ widgetMs: 2_000 })
  await w.ticket()
})

async function letterTo({ id }: Pick<TestPerson, 'id'>): Promise<Letter | undefined> {
  const letters: Letter[] = []
  const mail = { kind: 'mailbox' as const, address: '', send: (letter: Letter) => Promise.resolve(void letters.push(letter)) }
  await job.run({ ...w.portal, mail }, { person: id, rhythm: 'daily' })
  return letters[0]
}

test('the mail holds the figures of its reader with their lists, and the place where it is stopped', async () => {
  const letter = await letterTo(await w.person('ADMIN'))
  expect(letter?.subject).toBe('Your figures of today')
  expect(letter?.text).toMatch(/Open tickets: .?1/)
  expect(letter?.text).toContain(`${PUBLIC_URL}/admin/tickets?queue=unassigned`)
  expect(letter?.text).toContain('/user/profile#figures')
})

test('a system administrator reads of storage alone, and who administers nothing any more gets none', async () => {
  const letter = await letterTo(await w.person('SYSTEM_ADMIN'))
  expect(letter?.text).toContain('Files: ')
  expect(letter?.text).not.toContain('tickets')
  const user = await w.person('USER')
  expect(await letterTo(user)).toBeUndefined()
  expect((await w.call(user, dashboard.mail, {})).status).toBe(403)
})
