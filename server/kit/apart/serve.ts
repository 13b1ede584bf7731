import { parentPort } from 'node:worker_threads'

export type Reply<Result> = { readonly made: Result } | { readonly failed: string }

/** The other side of `createApart`: answers one task after the other. */
export function serveTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  const answer = async (task: Task): Promise<Reply<Result>> => {
    try {
      return { made: await work(task) }
    } catch (error) {
      return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
  parentPort?.on('message', (task: Task) => void answer(task).then((reply) => parentPort?.postMessage(reply)))
}
