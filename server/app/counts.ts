import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Redis } from 'ioredis'
import { createRequire } from 'node:module'
import { keyPrefix } from '../kit/platform/redis.ts'

type StoreOf<Given extends unknown[]> = new (
  continueExceeding: boolean,
  backOff: boolean,
  ...given: Given
) => FastifyRateLimitStore

/** The two that the plugin chooses from; it publishes no types for them. */
const require = createRequire(import.meta.url)
const LocalStore = require('@fastify/rate-limit/store/LocalStore.js') as StoreOf<[]>
const RedisStore = require('@fastify/rate-limit/store/RedisStore.js') as StoreOf<[redis: Redis, prefix: string]>

/** Counts calls for all processes; while that fails, each counts its own: nobody is shut out, and no guesser let in. */
class Counts implements FastifyRateLimitStore {
  readonly #shared: FastifyRateLimitStore
  readonly #own: FastifyRateLimitStore

  constructor(shared: FastifyRateLimitStore, own: FastifyRateLimitStore) {
    this.#shared = shared
    this.#own = own
  }

  incr: FastifyRateLimitStore['incr'] = (key, answer, timeWindow, max) => {
    const alone = (): void => this.#own.incr(key, answer, timeWindow, max)
    this.#shared.incr(key, (error, found) => (error ? alone() : answer(null, found)), timeWindow, max)
  }

  child: FastifyRateLimitStore['child'] = (route) => new Counts(this.#shared.child(route), this.#own.child(route))
}

/** What the plugin makes its stores of. */
export const countsIn = (redis: Redis): FastifyRateLimitStoreCtor =>
  class extends Counts {
    constructor() {
      super(new RedisStore(false, false, redis, `${keyPrefix(redis)}calls:`), new LocalStore(false, false))
    }
  }
