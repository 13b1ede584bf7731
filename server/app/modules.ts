import { manifests } from '../gathered.gen.ts'
import type { Pool } from '../kit/db/database.ts'
import type { House, Manifest, Module } from '../kit/module.ts'
import { inTurn, type Step } from '../kit/platform/in-turn.ts'
import type { Portal } from '../kit/portal.ts'
import type { Forgetting } from '../kit/record/forget.ts'
import { everyMinute as byTheMinute, nightly, type BackgroundJob, type Reaction, type Routine } from '../kit/record/jobs.ts'
import { forgetOldEntries } from '../kit/record/retention.ts'
import type { Sentences } from '../kit/words/sentences.ts'
import { closedNow } from '../modules/releases/public.ts'
import { answeredEach, demandJobs, oneOwnerEach } from './claims.ts'
import { sentencesOf } from './words.ts'

/** Every module with a manifest, lower tiers first. */
export function allModules(publicUrl: string, given: readonly Manifest[] = manifests): readonly Module[] {
  let spoken: Sentences | undefined
  const house: House = {
    publicUrl,
    sentences: (...said) => (spoken ??= sentencesOf(modules))(...said),
    all: (of) => modules.flatMap((module) => of(module) ?? []),
  }
  const modules = given.map((manifest) => (typeof manifest === 'function' ? manifest(house) : manifest))
  return given === manifests ? answeredEach(oneOwnerEach(modules)) : oneOwnerEach(modules)
}

/** What the modules do outside of transactions, ready for the queue. */
export const backgroundJobsOf = (portal: Portal, modules: readonly Module[]): BackgroundJob[] =>
  modules.flatMap(({ backgroundJobs = [] }) =>
    backgroundJobs.map((backgroundJob) => ({ name: backgroundJob.name, run: (data) => backgroundJob.run(portal, data) })),
  )

/** What follows from recorded facts, of whichever module. */
export function reactionsOf(portal: Portal, modules: readonly Module[]): readonly Reaction[] {
  const reactions = modules.flatMap((module) => module.reactions?.(portal) ?? [])
  demandJobs(modules, [...reactions, ...backgroundJobsOf(portal, modules)])
  return reactions
}

/** What one worker does by the clock; `minute` is what the process itself has to do then. */
export const routinesOf = (portal: Portal, modules: readonly Module[], minute: Step = () => undefined): readonly Routine[] => [
  nightly([() => forgetOldEntries(portal), () => tidyModules(portal, modules)]),
  byTheMinute([minute, () => wakeModules(portal, modules)]),
]

/** From the top of the house down: what points at something goes before it. */
export async function forgetRecords(portal: Portal, modules: readonly Module[], tx: Forgetting, ids: readonly string[]) {
  for (const { forget } of modules.toReversed()) await forget?.(portal, tx, ids)
}

/** What is loaded on top of what is there, a line for each module. */
export async function loadRecords(pool: Pool, modules: readonly Module[], counts: Readonly<Record<string, number>> = {}) {
  const lines: string[] = []
  for (const { name, load } of modules) if (load && counts[name]) lines.push(await load.insert(pool, counts[name]))
  return lines
}

/** What an upgrade brought is recorded and told, lower tiers first. */
export async function startModules(portal: Portal, modules: readonly Module[]): Promise<void> {
  for (const { started } of modules) await started?.(portal)
}

/** What modules do at their own hour; a closed one waits. */
export const wakeModules = (portal: Portal, modules: readonly Module[]): Promise<void> =>
  inTurn(
    modules.map(
      ({ name, everyMinute }) =>
        () =>
          unlessClosed(portal, name, everyMinute),
    ),
  )

/** What modules tidy at night, from the top of the house down; a closed one waits. */
const tidyModules = (portal: Portal, modules: readonly Module[]): Promise<void> =>
  inTurn(
    modules.toReversed().map(
      ({ name, everyNight }) =>
        () =>
          unlessClosed(portal, name, everyNight),
    ),
  )

async function unlessClosed(portal: Portal, name: string, run: Module['everyNight']): Promise<void> {
  if (run && !(await closedNow(portal.db, name))) await run(portal)
}
