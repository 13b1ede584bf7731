import { expect, test } from 'vitest'
import { world } from '../../testing/world.ts'
import { outdateEntries, renewEntries, staleEntries } from './queries/entries.ts'

test('an entry that is outdated once more while its texts are read is read once more', async () => {
  const w = await world()
  const sara = await w.person('USER', await w.group())
  const { id } = await w.ticket({ by: sara, group: await w.group(), subject: 'عطل الطابعة' })
  const entry = { objectId: id, part: id, audience: 'public', texts: ['عطل'], at: w.clock.now() } as const
  const staleIds = async () => (await staleEntries(w.db, 'ticket', 10)).map(({ part }) => part)

  await outdateEntries(w.db, [id])
  const read = await staleEntries(w.db, 'ticket', 10)
  await outdateEntries(w.db, [id])
  await renewEntries(w.db, [entry], read)
  expect(await staleIds()).toContain(id)
  await renewEntries(w.db, [entry], await staleEntries(w.db, 'ticket', 10))
  expect(await staleIds()).not.toContain(id)
})
