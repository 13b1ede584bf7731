import { expect, test } from 'vitest'
import { world } from '../../testing/world.ts'
import { createJobs, everyMinute } from './jobs.ts'

test('a step of a routine that fails keeps none of the others from its turn, and is told', async () => {
  const w = await world()
  const ran: string[] = []
  const errors: Error[] = []
  const jobs = createJobs(w.databaseUrl, (error) => void errors.push(error))
  const routine = everyMinute([() => Promise.reject(new Error('the disk is full')), () => void ran.push('second')])
  await jobs.start([], { work: true, routines: [routine] })
  await w.db.transaction().execute((trx) => jobs.post(trx, routine.name, {}))
  await w.eventually(() => expect(ran).toContain('second'))
  await w.eventually(() =>
    expect(errors.map(({ message, cause }) => [message, String(cause)])).toContainEqual([
      'portal.minute failed',
      'Error: the disk is full',
    ]),
  )
  await jobs.stop()
})
