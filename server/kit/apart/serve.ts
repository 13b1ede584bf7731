import { parentPort } from 'node:worker_threads'

export type Reply<Result> = { readonly made: Result } | { readonly failed: string }

/** Says that the program of a thread is loaded. */
export const READY = 'ready'

/** The other side of `Apart`: answers one task after the other. */
export function serveTasks<Result>(work: (task: never) => Result | Promise<Result>): void {
  const answer = async (task: never): Promise<Reply<Result>> => {
    try {
      return { made: await work(task) }
    } catch (error) {
      return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
  parentPort?.on('message', (task: unknown) => void answer(task as never).then((reply) => parentPort?.postMessage(reply)))
  parentPort?.postMessage(READY)
}
