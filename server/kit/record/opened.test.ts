import { expect, test } from 'vitest'
import { world } from '../../testing/world.ts'
import { opened } from './opened.ts'

test('positions are those of before the record was read, so that a change in between is not missed', async () => {
  const w = await world()
  const { id } = await w.ticket()
  const channel = `ticket:${id}`
  const read = async () => {
    await w.portal.db.updateTable('channels').set({ seq: 9 }).where('name', '=', channel).execute()
    return 'as it is now'
  }
  expect(await opened(w.portal, [channel], read)).toEqual({ record: 'as it is now', positions: [{ channel, seq: 1 }] })
})

test('a channel that this reader may not follow has no position; one without changes starts at none', async () => {
  const w = await world()
  const inner = (may: boolean) => ({ channel: 'note:1:inner', may: (record: { mine: boolean }) => record.mine && may })
  const read = () => Promise.resolve({ mine: true })
  const names = async (may: boolean) => (await opened(w.portal, ['note:1', inner(may)], read)).positions
  expect([await names(false), await names(true)]).toEqual([
    [{ channel: 'note:1', seq: 0 }],
    [
      { channel: 'note:1', seq: 0 },
      { channel: 'note:1:inner', seq: 0 },
    ],
  ])
})
