import { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { meetingKind } from '@diwan/contract/schedule/kind/meetings'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

async function scene(w: World): Promise<Scene> {
  const [organiser, attendee] = [await w.person('USER'), await w.person('USER')]
  const plan = { meetingTitle: 'مراجعة العقد', meetingStart: '2026-11-26T14:00', attendees: [{ id: attendee.id, needed: true }] }
  const { id } = (await w.call(organiser, meetings.plan, plan)).body
  return {
    id,
    readers: {
      'who organises it': { person: organiser, channels: [meetingKind.channel(id)] },
      'who is invited': { person: attendee, channels: [meetingKind.channel(id)] },
    },
    steps: [
      () => w.call(attendee, meetings.answer, { id, answer: 'maybe' }),
      () => w.call(organiser, meetings.change, { id, version: 1, scope: 'all', occurrence: 0, place: 'قاعة 3' }),
      () => w.call(organiser, meetings.cancel, { id, version: 2, scope: 'all', reason: 'ظرف طارئ' }),
    ],
  }
}

export const meetingLive: FoldCase = { scene, atOnce: () => ({}), neverTakenBack: (record: object) => record }
