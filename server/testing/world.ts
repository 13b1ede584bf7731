import { documentFromText } from '@diwan/core/document'
import { api } from '@diwan/contract/api'
import { moduleEntries } from '@diwan/contract/releases/registry'
import type { Role } from '@diwan/contract/access/vocabulary'
import type { Endpoint, SentInputOf } from '@diwan/contract/kit/endpoint'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import type { Redis } from 'ioredis'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo, Socket } from 'node:net'
import type { Logger } from 'pino'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { createApp } from '../app/app.ts'
import { allModules, backgroundJobsOf, forgetRecords, reactionsOf } from '../app/modules.ts'
import { manifests } from '../gathered.gen.ts'
import { backupSafeStorage } from '../kit/backup/running.ts'
import { openDatabase } from '../kit/db/database.ts'
import { createLimits, unlimited, type Limits } from '../kit/http/limits.ts'
import { createLog } from '../kit/observe/log.ts'
import type { Mail } from '../kit/mail/mail.ts'
import { createOutgoing, type OutgoingOptions } from '../kit/outgoing/outgoing.ts'
import { createMailbox } from '../kit/mail/mailbox.ts'
import type { Manifest } from '../kit/module.ts'
import type { Portal } from '../kit/portal.ts'
import type { Bus } from '../kit/realtime/bus.ts'
import { memoryBus } from '../kit/realtime/bus.ts'
import type { SharedBus } from '../kit/realtime/shared-bus.ts'
import { entriesAfter } from '../kit/record/channels.ts'
import { createJobs } from '../kit/record/jobs.ts'
import { folderStorage, type Storage } from '../kit/storage/storage.ts'
import { readActor } from '../modules/access/public.ts'
import type { CallOptions } from './call.ts'
import { call } from './call.ts'
import { testClock } from './clock.ts'
import { cloneDatabase } from './clone.ts'
import { endWithFile } from './ends.ts'
import { eventually } from './eventually.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { join, makePerson, makeUnit } from './people.ts'

export const PUBLIC_URL = 'http://diwan.test'

export interface WorldOptions {
  /** Where log lines go; silence when absent. */
  readonly log?: { write(line: string): void }
  /** Suites that ask more than any person does go without limits of calls. */
  readonly limited?: boolean
  readonly start?: Date
  /** Without one the portal waits for its set-up. */
  readonly organisation?: boolean
  readonly bus?: Bus
  /** A bus for each process instead: this one's and that of `another`. It is closed with its portal. */
  readonly sharedBus?: (databaseUrl: string, log: Logger) => SharedBus
  /** Where calls are counted for all processes. */
  readonly counts?: Redis
  /** A mailbox that tests read, when absent. */
  readonly mail?: Mail
  /** Whose word about the caller's address is believed. */
  readonly trustedProxies?: readonly string[]
  /** Where bytes lie; what is made first is made in this folder. */
  readonly storage?: (folder: string) => Promise<Storage>
  /** Where people open it. */
  readonly publicUrl?: string
  /** Modules of the test, beside those of the portal. */
  readonly newcomers?: readonly Manifest[]
  /** Hosts of the test that the portal may ask; none but the internet's when absent. */
  readonly outgoing?: OutgoingOptions
  /** Folder of a built web; without it only the API answers. */
  readonly dist?: string
  /** The limit of time for a statement of a widget. */
  readonly widgetMs?: number
}

/** A module whose server stands before its screens is announced as coming, and proven like all others. */
const answered = moduleEntries.flatMap(({ key, status }) =>
  status === 'COMING_SOON' && api.some(({ module }) => module === key) ? [key] : [],
)

export type World = Awaited<ReturnType<typeof world>>

/** Suites run beside each other on a busy machine. */
const WIDGET_MS = 5_000

/** A whole portal for one test file: its own database, real HTTP, real jobs, a clock that stands still. */
export async function world({
  log,
  limited = false,
  start = new Date('2026-11-15T08:00:00Z'),
  organisation = true,
  bus = memoryBus(),
  sharedBus,
  counts,
  mail: given,
  trustedProxies = [],
  storage = (folder) => Promise.resolve(folderStorage(folder)),
  publicUrl = PUBLIC_URL,
  newcomers,
  outgoing = { allow: [] },
  dist,
  widgetMs = WIDGET_MS,
}: WorldOptions = {}) {
  const clone = await cloneDatabase(inject('databaseUrl'))
  const fail = (error: Error): void => {
    process.stderr.write(`${String(error)}\n`)
  }
  const pool = openDatabase(clone.url, 10, fail)
  if (!organisation) await pool.db.deleteFrom('organisation').execute()
  if (answered.length > 0) await pool.db.updateTable('modules').set({ status: 'BETA' }).where('key', 'in', answered).execute()
  const jobs = createJobs(clone.url, fail)
  const clock = testClock(start)
  const mailbox = createMailbox(clock)
  const mail = given ?? mailbox
  const filesFolder = await mkdtemp(path.join(tmpdir(), 'diwan-files-'))
  const logger = createLog(log ? 'trace' : 'silent', log)
  const shared = sharedBus?.(clone.url, logger)
  const modules = newcomers ? allModules(publicUrl, [...manifests, ...newcomers]) : allModules(publicUrl)
  const portal: Portal = {
    db: pool.db,
    clock,
    bus: shared ?? bus,
    jobs,
    mail,
    outgoing: createOutgoing(outgoing),
    log: logger,
    widgetMs,
    storage: backupSafeStorage(await storage(filesFolder), pool.db),
    forget: (tx, ids) => forgetRecords(portal, modules, tx, ids),
  }
  await jobs.start(reactionsOf(portal, modules), { work: true, backgroundJobs: backgroundJobsOf(portal, modules) })
  const addresses = {
    apiBaseUrl: publicUrl,
    socketUrl: publicUrl.replace('http', 'ws'),
    integrationApiBaseUrl: publicUrl,
    meetingServerHost: '',
    meetingRedirectUrl: '',
  }
  const limitsOf = () => (limited ? createLimits(counts) : unlimited)
  const limits = limitsOf()
  const serve = async (served: Portal, own: Limits) => {
    const app = await createApp({
      portal: served,
      modules,
      publicUrl,
      addresses,
      trustedProxies,
      limits: own,
      version: '0.0.0',
      ...(dist && { dist }),
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const open = new Set<Socket>()
    app.server.on('connection', (socket) => {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
    })
    return { app, open, base: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` }
  }
  const { app, base } = await serve(portal, limits)

  const others = new Set<() => Promise<void>>()
  const close = async (): Promise<void> => {
    for (const end of others) await end()
    await app.close()
    await shared?.close()
    await jobs.stop()
    await pool.close()
    await clone.drop()
    await rm(filesFolder, { recursive: true, force: true })
  }
  endWithFile(close)

  const db = pool.db
  const w = {
    base,
    portal,
    db,
    clock,
    mailbox,
    limits,
    app,
    filesFolder,
    databaseUrl: clone.url,
    department: (): Promise<TestUnit> => makeUnit(db, 'department', null, clock.now()),
    group: async (department?: TestUnit): Promise<TestUnit> =>
      makeUnit(db, 'group', (department ?? (await w.department())).id, clock.now()),
    /** One more web process on the same database, with connections and a bus of its own. */
    async another() {
      const own = openDatabase(clone.url, 10, fail)
      const ownBus = sharedBus?.(clone.url, logger)
      const second = await serve({ ...portal, db: own.db, bus: ownBus ?? memoryBus() }, limitsOf())
      const end = async (): Promise<void> => {
        if (!others.delete(end)) return
        await second.app.close()
        await ownBus?.close()
        await own.close()
      }
      /** Without notifying connected clients. */
      const kill = (): Promise<void> => {
        for (const socket of second.open) socket.destroy()
        return end()
      }
      others.add(end)
      return { ...second, close: end, kill }
    },
    /** A person with a living session, working for (agent of) the units given. */
    async person(role: Role, ...units: TestUnit[]): Promise<TestPerson> {
      const person = await makePerson(db, role, inject('passwordHash'), clock.now(), 'en')
      for (const unit of units) await join(db, unit, person, role === 'TECH' ? 'agent' : 'member')
      return person
    },
    call: <E extends Endpoint>(
      who: Pick<TestPerson, 'cookie'> | null,
      endpoint: E,
      input: SentInputOf<E>,
      options?: CallOptions,
    ) => call(base, publicUrl, who, endpoint, input, options),
    /** A new ticket through the front door. */
    async ticket({
      by,
      group,
      subject = 'الطابعة لا تعمل',
      text = 'نص الطلب',
    }: { by?: TestPerson; group?: TestUnit; subject?: string; text?: string } = {}): Promise<Ticket> {
      const to = group ?? (await w.group())
      const requester = by ?? (await w.person('USER'))
      const { status, body } = await w.call(requester, tickets.create, {
        subject,
        body: documentFromText(text, 'rtl'),
        departmentId: to.parentId!,
        groupId: to.id,
      })
      if (status !== 200) throw new Error(`The ticket was refused: ${JSON.stringify(body)}`)
      return body
    },
    /** The actor as the server sees this person now. */
    actor: async (person: TestPerson) => (await readActor(portal, person.id))!,
    changes: (channel: string, after = 0) => entriesAfter(db, channel, after, 1_000),
    eventually,
  }
  return w
}
