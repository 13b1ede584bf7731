import { Worker } from 'node:worker_threads'
import { createTurns, type Turns } from '../platform/turns.ts'
import { READY, type Reply } from './serve.ts'

export interface Bounds {
  /** From the task to its result. */
  readonly seconds: number
  /** A new thread has so long to load its program, before `seconds` begin; without it they include that. */
  readonly startSeconds?: number
  /** Of the heap of JavaScript. */
  readonly megabytes: number
  /** Bounds what its program keeps outside of that heap, such as unpacked bytes. */
  readonly megabytesBeside?: number
  /** Tasks of all people that run at once; one at a time for each person. */
  readonly atOnce: number
}

/** A thread begins in some tenths of a second; the next task should not wait for that again. */
const KEPT_WARM_MS = 60_000
/** How often a thread is asked what it keeps outside of its heap. */
const WEIGHED_MS = 200

/** Heavy work in a thread of its own, beside which everything else goes on. A thread that takes too long, or too much memory, is ended. */
export class Apart<Task, Result> {
  readonly #program: URL
  readonly #bounds: Bounds
  readonly #turns: Turns
  readonly #ready = new WeakSet<Worker>()
  readonly #warm = new Map<Worker, NodeJS.Timeout>()

  constructor(program: URL, bounds: Bounds) {
    this.#program = program
    this.#bounds = bounds
    this.#turns = createTurns(bounds.atOnce)
  }

  /** Nothing where the work took too long, or too much memory. */
  run(person: string, task: Task): Promise<Result | undefined> {
    return this.#turns.take(person, async () => {
      const worker = this.#warmOne() ?? this.#begin()
      const reply = await this.#ask(worker, task)
      if (reply && 'made' in reply) {
        this.#keepWarm(worker)
        return reply.made
      }
      await worker.terminate()
      if (reply) throw new Error(reply.failed)
      return undefined
    })
  }

  #begin(): Worker {
    const limits = { maxOldGenerationSizeMb: this.#bounds.megabytes }
    const worker = new Worker(this.#program, { env: {}, execArgv: [], resourceLimits: limits })
    worker.on('error', () => undefined) // without a listener it would end the process; a waiting task hears it, too
    worker.on('exit', () => this.#forget(worker))
    worker.unref()
    return worker
  }

  #warmOne(): Worker | undefined {
    const [found] = this.#warm
    if (!found) return undefined
    const [worker] = found
    this.#forget(worker)
    return worker
  }

  /** Also when it ends by itself: a task that were given to it then would wait for nobody. */
  #forget(worker: Worker): void {
    clearTimeout(this.#warm.get(worker))
    this.#warm.delete(worker)
  }

  #keepWarm(worker: Worker): void {
    const end = (): void => {
      this.#warm.delete(worker)
      void worker.terminate()
    }
    this.#warm.set(worker, setTimeout(end, KEPT_WARM_MS).unref())
  }

  /** The limits of a thread do not count the bytes of its buffers. */
  #weigh(worker: Worker, tooMuch: () => void): NodeJS.Timeout | undefined {
    const { megabytesBeside } = this.#bounds
    if (megabytesBeside === undefined) return undefined
    const weigh = async (): Promise<void> => {
      const { external_memory: bytes } = await worker.getHeapStatistics()
      if (bytes > megabytesBeside * 1_048_576) tooMuch()
    }
    return setInterval(() => void weigh().catch(() => undefined), WEIGHED_MS) // a thread that has ended has no memory
  }

  #ask(worker: Worker, task: Task): Promise<Reply<Result> | undefined> {
    return new Promise((resolve) => {
      const { seconds, startSeconds } = this.#bounds
      const late = (): void => end(undefined)
      const watch = this.#weigh(worker, late)
      let timer = setTimeout(late, (this.#ready.has(worker) ? seconds : (startSeconds ?? seconds)) * 1_000)
      const answered = (reply: Reply<Result> | typeof READY): void => {
        if (reply !== READY) return end(reply)
        this.#ready.add(worker)
        if (startSeconds === undefined) return
        clearTimeout(timer)
        timer = setTimeout(late, seconds * 1_000)
      }
      const ended = (): void => end(undefined)
      const broke = (error: NodeJS.ErrnoException): void =>
        end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? undefined : { failed: error.stack ?? error.message })
      function end(reply: Reply<Result> | undefined): void {
        clearTimeout(timer)
        clearInterval(watch)
        worker.off('message', answered).off('exit', ended).off('error', broke)
        resolve(reply)
      }
      worker.on('message', answered).on('exit', ended).on('error', broke)
      worker.postMessage(task)
    })
  }
}
