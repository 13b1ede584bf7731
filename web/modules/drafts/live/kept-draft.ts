import { keepText, keptText } from '../../../kit/kept-text.ts'
import { newRequestId } from '../../../kit/request-id.ts'
import type { DraftKind } from '../api.ts'
import { isDirty, type Known, type Mine } from './compare.ts'
import { EMPTY, markOf, type Content } from './content.ts'

/** The names under which this tab keeps what is typed, by the part of the draft each is. */
export type Parts = Readonly<Record<string, string>>

const SENT = 'drafts-sent'
const SENT_KEPT = 50
const none: readonly string[] = []

/** Drafts that were sent from here: the portal may show one a moment longer, and it is not taken back into the field. */
export const wasSent = (id: string): boolean => keptText(SENT, none).includes(id)
export const rememberSent = (id: string): void => keepText(SENT, [...keptText(SENT, none), id].slice(-SENT_KEPT))

/** One draft as this tab keeps it: what is typed, and what it knows of the portal's copy. */
export function keptDraft(kind: DraftKind, key: string, parts: Parts) {
  const place = `draft/${kind}/${key}`
  const known = () => keptText<Known | undefined>(place, undefined)
  const know = (next: Known | undefined): void => keepText(place, next)
  const content = (): Content =>
    Object.fromEntries(
      Object.entries(parts).flatMap(([part, name]) => {
        const value = keptText<unknown>(name, undefined)
        return value === undefined ? [] : [[part, value]]
      }),
    )
  const now = () => markOf(content())
  const mine = (): Mine => ({ now: now(), known: known() })
  return {
    known,
    know,
    content,
    now,
    mine,
    dirty: () => isDirty(mine()),
    /** As the portal knows it, or under an id that is new. */
    identity: (): Known => known() ?? { id: newRequestId(), version: 0, saved: EMPTY },
    show: (wanted: Content): void => {
      for (const [part, name] of Object.entries(parts)) keepText(name, wanted[part] ?? undefined)
    },
  }
}
