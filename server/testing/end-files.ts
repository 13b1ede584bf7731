import { afterAll } from 'vitest'
import { forgetNames } from '../kit/db/prepared-client.ts'
import { endAll } from './ends.ts'

// Of its own, because each test file reads it again; what is to be ended is kept by all files of a worker together.
afterAll(async () => {
  await endAll()
  forgetNames() // the next file asks other questions, and only so many are prepared
}, 60_000)
