import type { Queryable } from './database.ts'

type Answers<Asks extends readonly (() => Promise<unknown>)[]> = { -readonly [N in keyof Asks]: Awaited<ReturnType<Asks[N]>> }

/** Reads that do not need each other: side by side on connections of their own; within a transaction they travel together (`pipelined`). */
export async function runReads<const Asks extends readonly (() => Promise<unknown>)[]>(
  db: Queryable,
  ...asks: Asks
): Promise<Answers<Asks>> {
  return (await Promise.all(asks.map((ask) => ask()))) as Answers<Asks>
}
