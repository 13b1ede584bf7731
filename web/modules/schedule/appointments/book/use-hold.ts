import { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import type { Hold } from '@diwan/contract/schedule/schemas/bookings'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Problem } from '../../../../kit/problem.ts'
import { useWrite } from '../../../../kit/write.ts'

interface Wanted {
  readonly id: string
  readonly startsAt: number
  readonly providerId: string | undefined
  /** A booking that is moved needs no hold: it keeps its own slot until it has the other one. */
  readonly needed: boolean
  readonly onRefused: (problem: Problem) => void
}

/** Keeps a slot for the reader as long as its confirmation is open, and gives it back when another one is chosen. */
export function useHold({ id, startsAt, providerId, needed, onRefused }: Wanted) {
  const take = useWrite(bookings.hold, { quiet: true })
  const giveBack = useWrite(bookings.release, { quiet: true })
  const [reserved, setReserved] = useState<Hold>()
  const current = useRef<Hold>(undefined)
  /** The slot that is to be kept now: an answer may come when another one was chosen. */
  const wanted = useRef<string>(undefined)
  const keep = (hold: Hold | undefined) => {
    current.current = hold
    setReserved(hold)
  }
  const refused = useEffectEvent(onRefused)
  const begin = () => {
    if (!needed) return
    const slot = `${id} ${startsAt} ${providerId ?? ''}`
    wanted.current = slot
    take.mutateAsync({ id, startsAt, ...(providerId !== undefined && { providerId }) }).then(
      (hold) => (wanted.current === slot ? keep(hold) : giveBack.mutate({ id: hold.id })),
      (problem: Problem) => wanted.current === slot && refused(problem),
    )
  }
  const release = () => {
    const hold = current.current
    wanted.current = undefined
    if (take.isPaused) take.withdraw()
    keep(undefined)
    if (hold && hold.heldUntil > Date.now() / 1_000) giveBack.mutate({ id: hold.id })
  }
  const start = useEffectEvent(begin)
  const end = useEffectEvent(release)
  useEffect(() => {
    start()
    return () => end()
  }, [id, startsAt, providerId])
  return {
    reserved,
    pending: take.isPending,
    again: begin,
    /** The hold became a booking, or is over: there is nothing to give back. */
    forget: () => keep(undefined),
  }
}
