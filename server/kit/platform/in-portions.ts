import { setImmediate as nextTurn } from 'node:timers/promises'

/** Works on many things some at a time; between two portions everything else of the process has its turn. */
export async function inPortions<T>(
  all: readonly T[],
  size: number,
  work: (some: readonly T[]) => Promise<void> | void,
): Promise<void> {
  for (let at = 0; at < all.length; at += size) {
    if (at > 0) await nextTurn()
    await work(all.slice(at, at + size))
  }
}
