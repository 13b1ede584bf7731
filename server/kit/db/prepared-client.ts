import type { Writable } from 'node:stream'
import pg from 'pg'

/** Each name costs each connection some memory; past so many, further texts are planned each time again. */
const MAX_NAMES = 500
/** A text with more parameters is an insert of many rows: different each time, and quickly planned. */
const MAX_PARAMETERS = 50
/** "cached plan must not change result type": somebody migrated the table under us. */
const OUTDATED = '0A000'

const names = new Map<string, string>()
let count = 0

/**
 * Names every statement that has parameters, so that PostgreSQL parses and plans a text once per connection instead of each
 * time; planning the ticket list takes twice as long as running it. Write lists as one array (`anyOf`): texts must be few.
 */
export class PreparedClient extends pg.Client {
  /** What is asked in this turn of the loop after the first is on its way. */
  #gathers = false

  override query(...given: never[]): never {
    const answer = this.#ask(given)
    this.#gather()
    return answer
  }

  #ask(given: never[]): never {
    const [text, values, ...rest] = given as unknown[]
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || values.length > MAX_PARAMETERS)
      return super.query(...(given as [never, never])) as never
    const answer = super.query({ name: nameOf(text), text, values } as never, ...(rest as [never])) as
      | Promise<unknown>
      | undefined
    answer?.catch(forgetOutdated)
    return answer as never
  }

  /** PostgreSQL begins with the first; what is asked in the same turn of the loop follows in one write, which costs more than most statements. */
  #gather(): void {
    if (this.#gathers) return
    this.#gathers = true
    const { stream } = (this as unknown as { readonly connection: { readonly stream: Writable } }).connection
    stream.cork()
    process.nextTick(() => {
      this.#gathers = false
      stream.uncork()
    })
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MAX_NAMES) return known
  count += 1
  const name = `diwan_${count}`
  names.set(text, name)
  return name
}

/** The caller still fails, once; its repeat is planned again. */
function forgetOutdated(error: { code?: string }): void {
  if (error.code === OUTDATED) forgetNames()
}

/** Makes room for other statements. Names are numbered on and never reused, so what a connection has prepared stays right. */
export const forgetNames = (): void => names.clear()
