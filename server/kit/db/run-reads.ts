import type { Queryable } from './database.ts'

type Answers<Asks extends readonly (() => Promise<unknown>)[]> = { -readonly [N in keyof Asks]: Awaited<ReturnType<Asks[N]>> }

/** Reads that do not need each other: side by side on connections of their own, one after the other within a transaction. */
export async function runReads<const Asks extends readonly (() => Promise<unknown>)[]>(
  db: Queryable,
  ...asks: Asks
): Promise<Answers<Asks>> {
  const answers: unknown[] = []
  if (db.isTransaction) for (const ask of asks) answers.push(await ask())
  else answers.push(...(await Promise.all(asks.map((ask) => ask()))))
  return answers as Answers<Asks>
}
