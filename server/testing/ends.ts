const ends: (() => Promise<void>)[] = []

/** Ends with its test file, the last opened first. What a hook hands to `afterAll` is never run: `end-files.ts` declares one before all hooks. */
export const endWithFile = (end: () => Promise<void>): void => void ends.push(end)

export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end()
}
