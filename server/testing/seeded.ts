import fc from 'fast-check'

const { FUZZ_SEED, FUZZ_CASES } = process.env

/** `FUZZ_SEED` replays a run. */
export const seed = FUZZ_SEED ? Number(FUZZ_SEED) : Math.floor(Math.random() * 2 ** 31)

/** Runs a property with this file's seed; `FUZZ_CASES` asks for more cases. */
export async function seeded<T>(property: fc.IAsyncProperty<T>, cases: number): Promise<void> {
  await fc.assert(property, {
    seed,
    numRuns: FUZZ_CASES ? Number(FUZZ_CASES) : cases,
    interruptAfterTimeLimit: 100_000,
    markInterruptAsFailure: false,
  })
}

/** One line, so that a run that failed far away can be repeated here. */
export const announceSeed = (): boolean => process.stdout.write(`FUZZ_SEED=${seed}\n`)
