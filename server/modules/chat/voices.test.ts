import { chat, chatTalk } from '@diwan/contract/chat/endpoints'
import { files } from '@diwan/contract/files/endpoints'
import { documentFromText } from '@diwan/core/document'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import { pdf } from '../../testing/documents.ts'
import type { TestPerson } from '../../testing/people.ts'
import { webm } from '../../testing/sounds.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let sara: TestPerson
let omar: TestPerson
let noura: TestPerson
let id: string

beforeAll(async () => {
  w = await world()
  ;[sara, omar, noura] = [await w.person('USER'), await w.person('TECH'), await w.person('ADMIN')]
  id = (await w.call(sara, chat.create, { name: 'فريق', userIds: [omar.id] })).body.id
})

const nothing = documentFromText('', 'rtl')
const wave = [0, 40, 100, 7]
async function recorded(by = sara, purpose: 'voice' | 'attachment10' = 'voice'): Promise<string> {
  const bytes = Uint8Array.from(purpose === 'voice' ? webm(42) : pdf())
  return (await w.call(by, files.upload, { name: 'voice', purpose }, { bytes })).body.id
}
const sendVoice = async (more: object, requestId = newId()) =>
  w.call(sara, chatTalk.say, { id, body: nothing, attachments: [await recorded()], voice: { wave }, ...more }, { requestId })
const refusal = async (more: object) => {
  const { status, body } = await sendVoice(more)
  return `${status} ${body.fields?.[0]?.path ?? body.code}`
}
const newest = async (who: TestPerson) => (await w.call(who, chatTalk.page, { id })).body.items[0]!

test('a voice is a message of its own kind: its shape and its length are read by all, its bytes by who reads the chat', async () => {
  const { status, body } = await sendVoice({})
  expect([status, body.kind, body.voice, body.attachments[0]?.media?.seconds]).toEqual([200, 'voice', { wave }, 42])
  expect(await newest(omar)).toMatchObject({ id: body.id, kind: 'voice', voice: { wave } })
  const [file] = body.attachments
  const heard = (who: TestPerson) => w.call(who, files.read, { id: file!.id }, { headers: { range: 'bytes=0-9' } })
  expect([(await heard(omar)).status, (await heard(noura)).status]).toEqual([206, 404])
  expect((await w.call(omar, chat.open, { id })).body.chat.newest).toMatchObject({ kind: 'voice', files: 1, seconds: 42 })
})

test('the same request again is answered by the same message', async () => {
  const [requestId, attachments] = [newId(), [await recorded()]]
  const sent = { attachments }
  const [first, again] = [await sendVoice(sent, requestId), await sendVoice(sent, requestId)]
  expect([first.body.id, again.body.id]).toEqual([requestId, requestId])
})

test('its shape is checked: at most a hundred heights from 0 to 100, of one recording, without words', async () => {
  const heights = (length: number) => Array.from({ length }, (_, n) => n % 101)
  expect(await refusal({ voice: { wave: heights(100) } })).toMatch(/^200/)
  expect(await refusal({ voice: { wave: heights(101) } })).toBe('400 voice.wave')
  for (const height of [-1, 101, 1.5, '7', null, Infinity])
    expect(await refusal({ voice: { wave: [height] } })).toBe('400 voice.wave.0')
  expect(await refusal({ voice: { wave: [] } })).toBe('400 voice.wave')
  expect(await refusal({ voice: { wave, extra: 1 } })).toBe('400 voice.extra')
  expect(await refusal({ body: documentFromText('كلام', 'rtl') })).toBe('400 voice')
  expect(await refusal({ attachments: [await recorded(), await recorded()] })).toBe('400 voice')
  expect(await refusal({ attachments: [] })).toBe('400 body')
})

test('only what was recorded is a voice, and what was recorded is no file of a message', async () => {
  expect(await refusal({ attachments: [await recorded(sara, 'attachment10')] })).toBe('400 files.not_available')
  expect(await refusal({ attachments: [await recorded(omar)] })).toBe('400 files.not_available')
  expect(await refusal({ voice: undefined })).toBe('400 files.not_available')
})

test('it stands among no files and no links of the chat, and nobody finds it by the name of its file', async () => {
  await sendVoice({})
  const shared = async (kind: 'media' | 'documents' | 'links') => (await w.call(omar, chatTalk.shared, { id, kind })).body.items
  expect([await shared('media'), await shared('documents'), await shared('links')]).toEqual([[], [], []])
})

test('it is not edited; it is quoted, pinned and deleted, and with it its bytes and its shape', async () => {
  const { body } = await sendVoice({})
  const [file] = body.attachments
  const edited = await w.call(sara, chatTalk.edit, { id, messageId: body.id, body: documentFromText('x', 'ltr'), seen: null })
  expect([edited.status, edited.body.code]).toEqual([403, 'forbidden'])
  const quoting = await w.call(omar, chatTalk.say, { id, body: documentFromText('سمعت', 'rtl'), quotedId: body.id })
  expect(quoting.body.quote).toMatchObject({ id: body.id, text: '', voice: true })
  expect((await w.call(omar, chatTalk.delete, { id, messageId: body.id })).status).toBe(403)
  expect((await w.call(sara, chatTalk.delete, { id, messageId: body.id })).status).toBe(200)
  const page = (await w.call(omar, chatTalk.page, { id })).body.items
  expect(page.find((one) => one.id === body.id)).toMatchObject({ body: null, attachments: [], voice: null })
  expect((await w.call(sara, files.read, { id: file!.id })).status).toBe(404)
  expect(await w.portal.storage.size(file!.id, 'original')).toBe(null)
  expect(await w.db.selectFrom('message_voices').select('wave').where('message_id', '=', body.id).execute()).toEqual([])
})
