import type { OpenNote } from '@diwan/contract/notes/schemas'
import { notes } from '@diwan/contract/notes/endpoints'
import { noteKind } from '@diwan/contract/notes/kind'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

async function scene(w: World): Promise<Scene> {
  const creator = await w.person('USER')
  const { id } = (await w.call(creator, notes.create, { title: 'الأول' })).body
  const times = { reminderDate: '2099-01-05', startTime: '09:00', endTime: '10:00' }
  return {
    id,
    readers: { 'who created it': { person: creator, channels: [noteKind.channel(id)] } },
    steps: [
      () => w.call(creator, notes.change, { id, version: 1, title: 'الثاني' }),
      () => w.call(creator, notes.change, { id, version: 2, colour: 'green' }),
      () => w.call(creator, notes.setReminder, { id, version: 3, ...times }),
      () => w.call(creator, notes.clearReminder, { id, version: 4 }),
      () => w.call(creator, notes.pin, { id, pinned: true }),
    ],
  }
}

/** Whether it is pinned is its owner's, and is fetched. */
const atOnce = (record: object) => ({ ...(record as OpenNote).note, pinned: false })

export const noteLive: FoldCase = { scene, atOnce, neverTakenBack: (record) => record }
