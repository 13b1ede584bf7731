import type { BackgroundJobKind, Module } from '../../kit/module.ts'
import type { Portal } from '../../kit/portal.ts'
import type { Fact, Reaction } from '../../kit/record/jobs.ts'
import { closedNow } from '../releases/public.ts'
import { concernedBy, declaredIn, deliver, type Declared } from './service/deliver.ts'

/** So many people are told in one transaction; more are split into jobs of this size, so that nobody waits behind a large one. */
const AT_ONCE = 1_000

const TELL_SOME = 'notifications.tellSome'

/** The one reaction that carries out what every module declared: who is told of which event. */
export function notifyReaction(portal: Portal, modules: readonly Module[]): Reaction {
  const declared = declaredIn(modules)
  return {
    name: 'notifications.tell',
    events: [...declared.keys()],
    run: async (fact) => {
      const found = declared.get(fact.event)
      if (found) await tellAll(portal, fact, found)
    },
    waits: async ({ event }) => (await closedNow(portal.db, event.split('.')[0] ?? '')) !== undefined,
  }
}

/** A job that runs twice tells nobody twice: a person has one notification of a fact. */
async function tellAll(portal: Portal, fact: Fact, declared: Declared): Promise<void> {
  const concerned = await concernedBy(portal, fact, declared)
  if (concerned.length <= AT_ONCE) return deliver(portal, fact, declared, concerned)
  const parts = Array.from({ length: Math.ceil(concerned.length / AT_ONCE) }, (_, part) =>
    concerned.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
  const said = JSON.stringify(fact)
  const all = parts.map((people) => ({ fact: said, people: people.join(' ') }))
  await portal.db.transaction().execute((trx) => portal.jobs.postAll(trx, TELL_SOME, all))
  portal.jobs.wakeBackgroundJob(TELL_SOME)
}

export const tellSome = (modules: () => readonly Module[]): BackgroundJobKind => ({
  name: TELL_SOME,
  run: async (portal, { fact: said = '', people = '' }) => {
    const fact = JSON.parse(said) as Fact // written by tellAll
    const declared = declaredIn(modules()).get(fact.event)
    if (declared) await deliver(portal, fact, declared, people.split(' '))
  },
})
