import { documents } from '@diwan/contract/documents/endpoints'
import { documentChannel } from '@diwan/contract/documents/events'
import { notes } from '@diwan/contract/notes/endpoints'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

async function scene(w: World): Promise<Scene> {
  const creator = await w.person('USER')
  const { documentId: id } = (await w.call(creator, notes.create, { title: 'الأول' })).body
  const step = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'كلمة' }] } }
  let version = 0
  /** The portal may have put something right after it. */
  const write = async () => {
    const answer = await w.call(creator, documents.commit, {
      id,
      version,
      schema: PAGE_SCHEMA,
      client: 'client-one',
      steps: [step],
    })
    version = answer.body.version
    return answer
  }
  return {
    id,
    readers: { 'who writes it': { person: creator, channels: [documentChannel(id)] } },
    steps: [write, write],
  }
}

/** What was written is fetched again by those who only read. */
const nothing = () => null

export const documentLive: FoldCase = { scene, atOnce: nothing, neverTakenBack: nothing }
