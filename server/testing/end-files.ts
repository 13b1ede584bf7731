import { afterAll } from 'vitest'
import { endAll } from './ends.ts'

// Of its own, because it is read anew for every test file; what is to be ended is kept by all files of a worker together.
afterAll(endAll, 60_000)
