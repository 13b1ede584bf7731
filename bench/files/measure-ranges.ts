import { chatTalk } from '@diwan/contract/chat/endpoints'
import { fileAddresses, fileUrl } from '@diwan/contract/files/addresses'
import type { UploadedFile } from '@diwan/contract/files/schemas'
import { documentFromText } from '@diwan/core/document'
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SESSION_COOKIE } from '../../server/kit/http/caller.ts'
import { pdf } from '../../server/testing/documents.ts'
import type { Member } from '../cast.ts'
import { groupOf, membersOf } from '../chat/group.ts'
import { startChild, type Child } from '../child.ts'
import { hangUp, type Call } from '../client.ts'
import { compare } from '../compare.ts'
import { openBenchDatabase } from '../database.ts'
import type { Measurement } from '../measurement.ts'

/** How many times a static file a part may cost that a player asks for. */
const RANGE = 1.5
const LENGTH = 10_000_000

/** What is asked of ten million bytes; a player that seeks asks for all from there. Small parts show what the question "may they?" costs. */
const parts = {
  'from the middle to the end': { range: `bytes=${LENGTH / 2}-`, limit: RANGE },
  'one million bytes': { range: 'bytes=3000000-3999999', limit: undefined },
  'sixty-four thousand bytes': { range: 'bytes=3000000-3063999', limit: undefined },
}

/** Parts of a file in a chat, as a member reads it, beside the same bytes as a bare server reads them from the disk. `argv`: quick. */
export async function measureRanges(argv: readonly string[], say: (line: string) => void): Promise<Measurement[]> {
  const quick = argv.includes('quick')
  const database = await openBenchDatabase({ tickets: 5_000 })
  const film = path.join(database.folder, 'film')
  const children: Child[] = []
  const start = async (name: 'portal' | 'reference'): Promise<Child> => {
    const home = path.join(database.folder, 'home')
    const env = { DATABASE_URL: database.url, DIWAN_HOME: home, LOG_LEVEL: 'warn', BENCH_FILE: film }
    const child = await startChild(name, env)
    children.push(child)
    return child
  }
  try {
    const [portal, reference] = [await start('portal'), await start('reference')]
    const whole = Buffer.concat([Buffer.from('%PDF-1.4\n%'), Buffer.alloc(LENGTH, 65), Buffer.from('\n'), pdf()])
    await writeFile(film, whole)
    const members = await membersOf(database, 2)
    const id = await sendFile(portal.origin, members[0]!, (await groupOf(database, members)).id, whole)
    const signed = { cookie: `${SESSION_COOKIE}=${members[1]!.cookie}` }
    const told: Measurement[] = []
    for (const [what, { range, limit }] of Object.entries(parts)) {
      const call = (origin: string, at: string): Call => ({
        origin,
        method: 'GET',
        path: at,
        headers: () => ({ ...signed, range }),
      })
      const pace = { rounds: quick ? 2 : 40, connections: 1, calls: quick ? 5 : 20, settle: 0 }
      const { ratio, ...took } = await compare(call(portal.origin, fileUrl(id)), call(reference.origin, '/file'), pace)
      say(`${what}: ${took.portal} ms beside ${took.reference}`)
      told.push({ what: `a part of a file, ${what}`, value: ratio, unit: '×', ...(limit !== undefined && !quick && { limit }) })
    }
    return told
  } finally {
    hangUp()
    for (const child of children) await child.stop()
    await database.close()
  }
}

/** As a browser does it. */
async function sendFile(origin: string, { cookie }: Member, chatId: string, bytes: Buffer): Promise<string> {
  const headers = () => ({ cookie: `${SESSION_COOKIE}=${cookie}`, origin, 'idempotency-key': randomUUID() })
  const answered = async (what: string, response: Response): Promise<Response> => {
    if (response.ok) return response
    throw new Error(`${what} was refused: ${await response.text()}`)
  }
  const { upload } = fileAddresses
  const uploaded = await fetch(`${origin}${upload.path}?name=film.pdf&purpose=attachment10`, {
    method: upload.method,
    headers: { ...headers(), 'content-type': 'application/pdf' },
    body: Uint8Array.from(bytes),
  })
  const { id } = (await (await answered('the file', uploaded)).json()) as UploadedFile
  const said = await fetch(`${origin}${chatTalk.say.path.replace('{id}', chatId)}`, {
    method: chatTalk.say.method,
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ body: documentFromText('الفيلم', 'rtl'), attachments: [id] }),
  })
  await answered('the message', said)
  return id
}
