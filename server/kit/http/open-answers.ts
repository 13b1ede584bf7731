import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerResponse } from 'node:http'
import { placeOf } from './place.ts'
import { Problem } from './problem.ts'
import { knownCaller } from './who-asks.ts'

/** Answers below this many bytes are not counted: what holds them is bounded by the calls of a minute. */
export const LARGE_ANSWER_BYTES = 262_144
/** Large answers that one person has open at once. A browser opens as many connections. */
export const MAX_LARGE_ANSWERS = 6
/** Files of one person that wait for a place: more than a page shows. Nothing of them is read or open yet. */
export const MAX_WAITING_FILES = 100
/** Parts of files that one person has open at once. More end the oldest: its player asks again from where it was. */
export const MAX_OPEN_PARTS = 12
const RETRY_AFTER = 2

export interface OpenAnswers {
  /** Takes a place until the response closes; refuses with `too_many_requests` when none is free. */
  demand(who: string, response: ServerResponse): void
  /** Waits for a place. */
  wait(who: string, response: ServerResponse): Promise<void>
  /** A part of a file, which waits for nothing and never blocks other answers. */
  part(who: string, response: ServerResponse): void
}

const tooMany = () => new Problem('too_many_requests', { retryAfter: RETRY_AFTER })

/**
 * A reader that reads slowly, or not at all, makes the process hold its answer; one person holds a few. An answer that is made already is
 * refused rather than kept waiting, which would hold it as well; a file waits, since a page asks for many and a picture is not asked for twice.
 */
export function createOpenAnswers(): OpenAnswers {
  const open = new Map<string, number>()
  const waiting = new Map<string, (() => void)[]>()
  const parts = new Map<string, Set<ServerResponse>>()

  const leave = (who: string): void => {
    const [next, ...rest] = waiting.get(who) ?? []
    if (rest.length > 0) waiting.set(who, rest)
    else waiting.delete(who)
    if (next) return next() // the place passes on
    const left = (open.get(who) ?? 1) - 1
    if (left > 0) open.set(who, left)
    else open.delete(who)
  }
  const enter = (who: string, response: ServerResponse): void => {
    if (response.closed || response.destroyed) leave(who)
    else response.once('close', () => leave(who))
  }
  const takes = (who: string): boolean => {
    const now = open.get(who) ?? 0
    if (now < MAX_LARGE_ANSWERS) open.set(who, now + 1)
    return now < MAX_LARGE_ANSWERS
  }
  return {
    demand(who, response) {
      if (!takes(who)) throw tooMany()
      enter(who, response)
    },
    async wait(who, response) {
      if (!takes(who)) {
        const line = waiting.get(who) ?? []
        if (line.length >= MAX_WAITING_FILES) throw tooMany()
        await new Promise<void>((begin) => waiting.set(who, [...line, begin]))
      }
      enter(who, response)
    },
    part(who, response) {
      if (response.closed || response.destroyed) return
      const mine = parts.get(who) ?? new Set()
      parts.set(who, mine)
      const [oldest] = mine
      if (oldest && mine.size >= MAX_OPEN_PARTS) {
        mine.delete(oldest)
        oldest.destroy()
      }
      mine.add(response)
      response.once('close', () => {
        mine.delete(response)
        if (mine.size === 0 && parts.get(who) === mine) parts.delete(who)
      })
    },
  }
}

/** The person who asked, or the address where nobody is signed in. */
export const askerOf = (request: FastifyRequest): string => knownCaller(request)?.actor.id ?? placeOf(request.ip)

/** For everything that leaves as a whole text. What the pages are built of is shared by all answers, and free. */
export function limitOpenAnswers(app: FastifyInstance, answers: OpenAnswers): void {
  app.addHook('onSend', async (request, { raw }, payload) => {
    const bytes = typeof payload === 'string' ? Buffer.byteLength(payload) : Buffer.isBuffer(payload) ? payload.length : 0
    if (bytes > LARGE_ANSWER_BYTES && request.routeOptions.config?.calls !== 'free') answers.demand(askerOf(request), raw)
    return payload
  })
}
