export type Step = () => Promise<unknown> | void

/** One after the other. What fails keeps none of the others from its turn: it is thrown after the last. */
export async function inTurn(steps: readonly Step[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('; '))
  if (failures.length > 0) throw failures[0]
}
