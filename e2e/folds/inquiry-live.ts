import { documentFromText } from '@diwan/core/document'
import { support } from '@diwan/contract/support/endpoints/support'
import { inquiryCommands as commands } from '@diwan/contract/support/endpoints/commands'
import { inquiryMessages as messages } from '@diwan/contract/support/endpoints/messages'
import { inquiryChannel, inquiryStaffChannel } from '@diwan/contract/support/events'
import type { OpenInquiry } from '@diwan/contract/support/schemas/inquiry'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

const body = documentFromText('نص', 'rtl')

async function scene(w: World): Promise<Scene> {
  const [noura, admin, other] = [await w.person('USER'), await w.person('ADMIN'), await w.person('ADMIN')]
  const { id } = (await w.call(noura, support.create, { subject: 'سؤال', category: 'technical', body })).body
  return {
    id,
    readers: {
      'an administrator': { person: admin, channels: [inquiryChannel(id), inquiryStaffChannel(id)] },
      'the asker': { person: noura, channels: [inquiryChannel(id)] },
    },
    steps: [
      () => w.call(admin, messages.say, { id, audience: 'staff', body }),
      () => w.call(admin, commands.assign, { id, version: 1, assigneeId: other.id }),
      () => w.call(other, commands.ask, { id, version: 2, body }),
      () => w.call(noura, commands.reply, { id, body }),
      () => w.call(admin, commands.plan, { id, version: 4, fixedIn: { module: 'tickets', version: '9.0.0' } }),
      () => w.call(admin, commands.assign, { id, version: 5, assigneeId: admin.id }),
      () => w.call(admin, commands.answer, { id, version: 6, body }),
      () => w.call(noura, commands.reply, { id, body }),
      () => w.call(admin, commands.answer, { id, version: 8, body }),
      () => w.call(noura, commands.settle, { id, version: 9 }),
    ],
  }
}

/** All but what the reader may do now. */
const shown = (record: object) => {
  const { can: _, ...inquiry } = (record as OpenInquiry).inquiry
  return inquiry
}

/** The place among all audiences is sent to nobody who reads one of them, so the channel of the asker never carries it. */
export const inquiryLive: FoldCase = { scene, atOnce: shown, neverTakenBack: shown, learntOtherwise: ['place'] }
