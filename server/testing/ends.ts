import { afterAll } from 'vitest'

const ends: (() => Promise<void>)[] = []

/** Ends with its test file, the last opened first. What a hook hands to `afterAll` is never run: this is declared before all hooks. */
export const endWithFile = (end: () => Promise<void>): void => void ends.push(end)

afterAll(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
}, 60_000)
