import { createHash } from 'node:crypto'
import { RUN_BEAT_SECONDS } from '@diwan/contract/kit/import-runs'
import { Problem } from '../../kit/http/problem.ts'
import type { AnyImport, Progress } from '../../kit/import/define.ts'
import type { Ctx, Portal } from '../../kit/portal.ts'
import { readActor } from '../access/public.ts'
import { finishRun, readRun, saveBeat, saveProgress, type RunRow } from './queries.ts'
import { JOB } from './service.ts'

/** Progress is stored at most this often: people look at it, nothing waits for it. */
const EVERY_MS = 300

/** Imports the file of a run. Repeated after a crash, it answers what the first one wrote. */
export async function runImport(portal: Portal, kinds: readonly AnyImport[], id: string): Promise<void> {
  const run = await readRun(portal.db, id)
  if (!run || run.input === null) return
  const beat = () => saveBeat(portal.db, id, portal.clock.now())
  await beat()
  const beats = setInterval(() => void beat().catch(() => undefined), RUN_BEAT_SECONDS * 1_000)
  try {
    const answer = await imported(portal, kinds, run, run.input)
    await finishRun(portal.db, id, { answer, at: portal.clock.now() })
  } catch (error) {
    if (!(error instanceof Problem)) portal.log.error({ err: error, import: run.name }, 'an import failed')
    const code = error instanceof Problem ? (error.body('').fields?.[0]?.code ?? error.code) : 'failed'
    await finishRun(portal.db, id, { code, at: portal.clock.now() })
  } finally {
    clearInterval(beats)
  }
}

/** By the rights its actor holds at that moment. */
async function imported(portal: Portal, kinds: readonly AnyImport[], run: RunRow, input: string) {
  const kind = kinds.find(({ endpoint }) => endpoint.name === run.name)
  const actor = await readActor(portal, run.actor_id)
  if (!kind || !actor) throw new Problem('forbidden')
  const receipt = { requestId: run.id, endpoint: JOB, bodyHash: createHash('sha256').update(input).digest() }
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor, receipt }
  await saveProgress(portal.db, run.id, 0, 0)
  return kind.runReporting(ctx, JSON.parse(input), progressOf(portal, run.id))
}

/** Outside of the transaction of the import, so that others see it. */
function progressOf(portal: Portal, id: string): Progress {
  let last = 0
  return async (done, total) => {
    const now = performance.now()
    if (now - last < EVERY_MS) return
    last = now
    await saveProgress(portal.db, id, done, total)
  }
}
