import { AsyncLocalStorage } from 'node:async_hooks'

/** Set while a write holds a connection of the pool: what it asks beside its transaction must not wait for another of them. */
export const holdsConnection = new AsyncLocalStorage<true>()
