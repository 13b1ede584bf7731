import { PUSH_HOURS, PUSHED_OBJECTS } from '@diwan/contract/notifications/limits'
import type { Actor } from '../../../kit/access/actor.ts'
import type { BackgroundJobKind, House, ObjectKind } from '../../../kit/module.ts'
import type { Portal } from '../../../kit/portal.ts'
import { readActors } from '../../access/public.ts'
import { livingSessions } from '../../identity/public.ts'
import { deleteDevices, pauseDevices, readDevices, type ReadDevice } from '../queries/devices.ts'
import { claimPushes, holdPushes, readPushDue, settlePushes, type DuePush } from '../queries/push.ts'
import { lostTo } from './read.ts'
import { criticalOf, type NotificationRules } from './rules.ts'
import { silenceOf } from './silence.ts'
import { sendPush, type Outcome, type Sender } from './send-push.ts'
import { contactOf, vapidKeys } from './vapid.ts'

export const PUSH = 'notifications.push'

/** What a job took is its own for so long; then it is due again, as what an address did not take. */
const AGAIN_MS = 5 * 60_000
/** People who are told at the same time: each waits for the maker of a browser. */
const AT_ONCE = 20
const BATCH = 500

interface Pushing {
  readonly house: House
  readonly rules: () => NotificationRules
  readonly kinds: () => readonly ObjectKind[]
}

/** Sends what is due to the devices of some people. A device shows what comes twice once: by the object it is about. */
export const pushJob = ({ house, rules, kinds }: Pushing): BackgroundJobKind => ({
  name: PUSH,
  async run(portal, { people: ids = '' }) {
    const now = portal.clock.now()
    const people = await readActors(portal, ids.split(' '))
    const silences = await silenceOf(portal, people, now)
    const held = [...silences].map(([userId, { until, mentions }]) => ({ userId, until, mentions }))
    await holdPushes(portal.db, held, criticalOf(rules()), now)
    const due = await claimPushes(portal.db, ids.split(' '), now, new Date(now.getTime() + AGAIN_MS))
    if (due.length === 0) return
    const devices = await livingDevices(portal, [...new Set(due.map(({ user_id }) => user_id))], now)
    const sender: Sender = {
      keys: await vapidKeys(portal.db),
      contact: contactOf(house.publicUrl),
      critical: criticalOf(rules()),
    }
    const rows = Map.groupBy(due, ({ user_id }) => user_id)
    const tasks = [...rows].map(([userId, pushes]) => async () => {
      const person = people.find(({ id }) => id === userId)
      const own = devices.filter(({ user_id }) => user_id === userId)
      await pushTo(portal, { person, pushes, devices: own, sender, kinds: kinds() })
    })
    await someAtOnce(tasks)
  },
})

/** A session that ended by its age is deleted by nobody; its device is silent all the same. */
async function livingDevices({ db }: Portal, userIds: readonly string[], now: Date): Promise<ReadDevice[]> {
  const devices = await readDevices(db, userIds, now)
  const living = await livingSessions(
    db,
    devices.map(({ session_id }) => session_id),
    now,
  )
  return devices.filter(({ session_id }) => living.has(session_id))
}

interface Task {
  readonly person: Actor | undefined
  readonly pushes: readonly DuePush[]
  readonly devices: readonly ReadDevice[]
  readonly sender: Sender
  readonly kinds: readonly ObjectKind[]
}

/**
 * The newest of each object, and of many objects the newest few; what waited too long says nothing to anybody. Tried again where
 * it reached no device at all.
 */
async function pushTo(portal: Portal, { person, pushes, devices, sender, kinds }: Task): Promise<void> {
  const now = portal.clock.now().getTime()
  const fresh = pushes.filter(({ created_at }) => created_at.getTime() > now - PUSH_HOURS * 3_600_000)
  const newest = [...Map.groupBy(fresh, ({ object_id }) => object_id).values()].map(([first]) => first!).slice(0, PUSHED_OBJECTS)
  const lost = person ? await lostTo({ portal, actor: person }, newest, kinds) : new Set<string>()
  const shown = person ? newest.filter(({ object_id }) => !lost.has(object_id)) : []
  const outcomes = await Promise.all(
    devices.map(async (device) => ({ device, came: device.paused ? 'paused' : await sendAll(portal, sender, device, shown) })),
  )
  const which = (came: Outcome | 'paused') => outcomes.filter((one) => one.came === came).map(({ device }) => device.session_id)
  if (which('gone').length > 0) await deleteDevices(portal.db, which('gone'))
  if (which('later').length > 0) await pauseDevices(portal.db, which('later'), new Date(now + AGAIN_MS))
  const waits = which('later').length + which('paused').length > 0 && which('sent').length === 0
  if (shown.length === 0 || !waits) await settlePushes(portal.db, idsOf(pushes))
}

const idsOf = (pushes: readonly DuePush[]) => pushes.map(({ id }) => id)

/** What an address does not take, it is not asked again for the others. */
async function sendAll(portal: Portal, sender: Sender, device: ReadDevice, pushes: readonly DuePush[]): Promise<Outcome> {
  for (const push of pushes) {
    const came = await sendPush(portal, sender, device, push)
    if (came !== 'sent') return came
  }
  return 'sent'
}

async function someAtOnce(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Each minute: what waited for the end of a silence, for an address that did not answer, or for a worker that was killed. */
export async function pushWaiting({ db, clock, jobs }: Portal): Promise<void> {
  const people = await readPushDue(db, clock.now(), BATCH)
  if (people.length === 0) return
  await db.transaction().execute((trx) => jobs.post(trx, PUSH, { people: people.join(' ') }))
  jobs.wakeBackgroundJob(PUSH)
}
