import { isIsoDay } from '@diwan/core/iso-day'
import { isUuid } from '@diwan/core/identifiers'
import { useNavigate, useSearch } from '@tanstack/react-router'

const uuidOf = (value: unknown): string | undefined => (typeof value === 'string' && isUuid(value) ? value : undefined)

interface Part {
  readonly id?: string | undefined
  readonly with?: string | undefined
  readonly day?: string | undefined
  readonly at?: number | undefined
  readonly move?: string | undefined
  readonly step?: 'confirm' | undefined
}

export interface BookAddress extends Part {
  readonly q: string
  readonly go: (some: Part & { readonly q?: string | undefined }, replace?: boolean) => void
}

/** Purpose, day and time are in the address: Back undoes each step, and a link leads a colleague to the same day. */
export function useBookAddress(): BookAddress {
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { day, at, q } = raw
  return {
    q: typeof q === 'string' || typeof q === 'number' ? String(q) : '',
    id: uuidOf(raw['id']),
    with: uuidOf(raw['with']),
    move: uuidOf(raw['move']),
    day: typeof day === 'string' && isIsoDay(day) ? day : undefined,
    at: typeof at === 'number' && Number.isSafeInteger(at) && at > 0 ? at : undefined,
    step: raw['step'] === 'confirm' ? 'confirm' : undefined,
    go: (some, replace = false) =>
      void navigate({ to: '.', search: (now: object) => ({ ...now, ...some }), replace, resetScroll: false }),
  }
}
