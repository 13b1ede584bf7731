/**
 * `node tools/make-fixture.ts 0.1.0`: a back-up of the sample organisation with some work in it, to be kept with a release in
 * `server/testing/fixtures`. Every later release is tested to bring it forward.
 */
import { documentFromText } from '@diwan/core/document'
import { files } from '@diwan/contract/files/endpoints'
import { UPLOAD_PART } from '@diwan/contract/files/limits'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { backUp } from '../server/app/backup/back-up.ts'
import { sizeOf } from '../server/app/backup/command.ts'
import { openSource } from '../server/app/backup/source.ts'
import { startPortal } from '../server/app/start.ts'
import { SESSION_COOKIE } from '../server/kit/http/caller.ts'
import { freePort } from '../server/kit/platform/free-port.ts'
import { readSettings } from '../server/kit/platform/settings.ts'
import type { SampleAccount } from '../server/kit/sample.ts'
import { folderStorage } from '../server/kit/storage/storage.ts'
import { call } from '../server/testing/call.ts'
import { pdf } from '../server/testing/documents.ts'
import { root } from './steps.ts'

const MAX_BYTES = 300_000

const [release] = process.argv.slice(2)
if (!release || !/^\d+\.\d+\.\d+$/.test(release)) throw new Error('node tools/make-fixture.ts 0.1.0')
const file = path.join(root, 'server/testing/fixtures', `${release}.diwan`)
const home = await mkdtemp(path.join(tmpdir(), 'diwan-fixture-'))
const port = await freePort()
const settings = readSettings({ DIWAN_HOME: home, PORT: String(port), LOG_LEVEL: 'warn' }, [])
const portal = await startPortal(settings)
try {
  await work()
  const { client, close } = await openSource(settings)
  const storage = folderStorage(path.join(home, 'files'))
  // Without the accounts: passwords, even of nobody, have no place among the files of the project.
  await backUp({ client, storage, file, level: 19, say: (line) => void process.stdout.write(`${line}\n`) })
  await close()
} finally {
  await portal.stop()
  await rm(home, { recursive: true, force: true })
}
const { size } = await stat(file)
process.stdout.write(`${file}: ${sizeOf(size)}\n`)
if (size > MAX_BYTES) throw new Error(`It is larger than ${sizeOf(MAX_BYTES)}: nobody wants to carry that for ever.`)

/** A ticket with a file, a file nothing took yet, and one on its way. */
async function work(): Promise<void> {
  const accounts = JSON.parse(await readFile(path.join(home, 'demo-accounts.json'), 'utf8')) as SampleAccount[]
  const { email = '', password = '' } = accounts.find(({ role }) => role === 'USER') ?? {}
  const base = `http://127.0.0.1:${port}`
  const origin = settings.publicUrl
  const { headers } = await call(base, origin, null, identity.login, { email, password })
  const who = { cookie: new RegExp(`${SESSION_COOKIE}=([^;]+)`).exec(headers.get('set-cookie') ?? '')?.[1] ?? '' }
  const bytes = Uint8Array.from(pdf())
  const upload = async (): Promise<string> =>
    (await call(base, origin, who, files.upload, { name: 'عقد.pdf', purpose: 'attachment5' }, { bytes })).body.id
  const asked = {
    subject: 'تذكرة بمرفق',
    body: documentFromText('نص', 'rtl'),
    ...(await anyGroup()),
    attachments: [await upload()],
  }
  const { status } = await call(base, origin, who, tickets.create, asked)
  if (status !== 200) throw new Error(`The ticket was answered with ${status}.`)
  await upload()
  const slot = await call(base, origin, who, files.begin, { name: 'b.pdf', purpose: 'attachment5', bytes: UPLOAD_PART + 1 })
  await call(base, origin, who, files.append, { id: slot.body.id, offset: 0 }, { bytes: new Uint8Array(UPLOAD_PART) })
}

async function anyGroup(): Promise<{ departmentId: string; groupId: string }> {
  const { client, close } = await openSource(settings)
  const { rows } = await client.query<{ departmentId: string; groupId: string }>(
    `select id as "groupId", parent_id as "departmentId" from units where kind = 'group' order by id limit 1`,
  )
  await close()
  return rows[0]!
}
