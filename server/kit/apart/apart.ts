import { Worker } from 'node:worker_threads'
import { createTurns } from '../platform/turns.ts'
import type { Reply } from './serve.ts'

export interface Bounds {
  /** From the task to its result. */
  readonly seconds: number
  /** Of the heap of JavaScript. */
  readonly megabytes: number
  /** Tasks of all people that run at once; one at a time for each person. */
  readonly atOnce: number
}

/** It begins in some tenths of a second; who comes soon after should not wait for that again. */
const KEPT_WARM_MS = 60_000

/** Heavy work in a thread of its own, beside which everything else goes on. A thread that takes too long, or too much memory, is ended. */
export function createApart<Task, Result>(program: URL, { seconds, megabytes, atOnce }: Bounds) {
  const turns = createTurns(atOnce)
  const warm = new Map<Worker, NodeJS.Timeout>()

  const begin = (): Worker => {
    const worker = new Worker(program, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: megabytes } })
    worker.on('error', () => undefined) // without a listener it would end the process; a waiting task hears it, too
    worker.unref()
    return worker
  }
  const warmOne = (): Worker | undefined => {
    const [found] = warm
    if (!found) return undefined
    const [worker, timer] = found
    clearTimeout(timer)
    warm.delete(worker)
    return worker
  }
  const keepWarm = (worker: Worker): void => {
    const end = (): void => {
      warm.delete(worker)
      void worker.terminate()
    }
    warm.set(worker, setTimeout(end, KEPT_WARM_MS).unref())
  }
  const ask = (worker: Worker, task: Task): Promise<Reply<Result> | undefined> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => end(undefined), seconds * 1_000)
      const ended = (): void => end(undefined)
      const broke = (error: NodeJS.ErrnoException): void =>
        end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? undefined : { failed: error.stack ?? error.message })
      function end(reply: Reply<Result> | undefined): void {
        clearTimeout(timer)
        worker.off('message', end).off('exit', ended).off('error', broke)
        resolve(reply)
      }
      worker.on('message', end).on('exit', ended).on('error', broke)
      worker.postMessage(task)
    })

  /** Nothing where the work took too long, or too much memory. */
  return (person: string, task: Task): Promise<Result | undefined> =>
    turns.take(person, async () => {
      const worker = warmOne() ?? begin()
      const reply = await ask(worker, task)
      if (!reply) {
        await worker.terminate()
        return undefined
      }
      if ('failed' in reply) {
        await worker.terminate()
        throw new Error(reply.failed)
      }
      keepWarm(worker)
      return reply.made
    })
}
