import fc from 'fast-check'

const { FUZZ_SEED, FUZZ_CASES, DIWAN_DEEP } = process.env

/** The deep run, which takes its time. */
export const deep = DIWAN_DEEP === 'true'

/** `FUZZ_SEED` replays a run. `npm test` makes the same one each time, the deep run and `npm run fuzz` ever new ones. */
export const seed = Number(FUZZ_SEED ?? (deep ? Math.floor(Math.random() * 2 ** 31) : 1))

/** How long a property may take, in ms: so many cases take their time. */
export const patience = Math.max(120_000, Number(FUZZ_CASES ?? 0) * 2_000)

/** Runs a property with this file's seed; `FUZZ_CASES` asks for more cases. */
export async function seeded<T>(property: fc.IAsyncProperty<T>, cases: number): Promise<void> {
  await fc.assert(property, {
    seed,
    numRuns: FUZZ_CASES ? Number(FUZZ_CASES) : cases,
    interruptAfterTimeLimit: patience - 20_000,
    markInterruptAsFailure: FUZZ_CASES !== undefined, // who asked for so many gets them
  })
}

/** One line, so that a run that failed far away can be repeated here. */
export const announceSeed = (): boolean => process.stdout.write(`FUZZ_SEED=${seed}\n`)
