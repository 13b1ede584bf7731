import { hashKey } from '@tanstack/react-query'
import { useInterface } from '../../kit/interface-state.ts'
import { keepText, keptText, onKeptText } from '../../kit/kept-text.ts'
import { asProblem } from '../../kit/problem.ts'
import { newRequestId } from '../../kit/request-id.ts'
import { onSession } from '../../kit/session.ts'
import { discardDraft, readDraft, saveDraft, type Draft, type DraftKind } from './api.ts'

const REST_MS = 1_000
const AGAIN_MS = 5_000
const SENT_KEPT = 50

/** The names under which this tab keeps what is typed, by the part of the draft each is. */
export type Parts = Readonly<Record<string, string>>
type Content = Draft['content']

/** How the portal has it: `saved` is the content of that version. */
interface Known {
  readonly id: string
  readonly version: number
  readonly saved: string
}

const EMPTY = hashKey([{}])
const SENT = 'drafts-sent'
/** Which files stand in it beside its attachments. */
export type Holds = (content: Content) => readonly string[]
const none: readonly string[] = []

/**
 * One draft of this tab: what is typed is kept here at once, and at the portal a second after the last key. What another
 * device wrote is taken over while nothing is unsaved here; otherwise both are shown and nobody overwrites anybody.
 */
function openDraft(kind: DraftKind, key: string, parts: Parts, holds: Holds) {
  const meta = `draft/${kind}/${key}`
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving = false
  let looked: string | undefined
  /** What was sent and not answered yet: the text stands here until then, and is no new draft. */
  let onItsWay: string | undefined
  let other: Draft | undefined
  const listeners = new Set<() => void>()

  const known = () => keptText<Known | undefined>(meta, undefined)
  const know = (next: Known | undefined) => keepText(meta, next)
  const content = (): Content =>
    Object.fromEntries(
      Object.entries(parts).flatMap(([part, name]) => {
        const value = keptText<unknown>(name, undefined)
        return value === undefined ? [] : [[part, value]]
      }),
    )
  const now = () => hashKey([content()])
  const dirty = () => now() !== (known()?.saved ?? EMPTY)
  const tell = () => listeners.forEach((hear) => hear())
  const meet = (found: Draft | undefined) => {
    other = found
    tell()
  }

  const show = (wanted: Content) => {
    for (const [part, name] of Object.entries(parts)) keepText(name, wanted[part] ?? undefined)
    looked = now()
  }
  const adopt = (draft: Draft) => {
    show(draft.content)
    know({ id: draft.id, version: draft.version, saved: now() })
    meet(undefined)
  }

  const compare = (found: Draft | null): void => {
    const current = found && !keptText(SENT, none).includes(found.id) ? withoutGone(found) : null
    const mine = known()
    if (!current) {
      meet(undefined)
      if (dirty()) return later()
      if (mine && mine.version > 0) show({})
      return know(undefined)
    }
    if (hashKey([current.content]) === now()) {
      know({ id: current.id, version: current.version, saved: now() })
      return meet(undefined)
    }
    if (!dirty()) return adopt(current)
    if (mine?.id === current.id && mine.version === current.version) return later()
    meet(current)
  }

  const look = async (): Promise<void> => {
    const found = await readDraft(kind, key).catch(() => undefined) // offline: it is looked at again later
    if (found !== undefined && !saving) compare(found)
  }

  const save = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (saving || other || !dirty() || now() === onItsWay || useInterface.getState().preview) return
    const { id, version } = known() ?? { id: newRequestId(), version: 0 }
    const [saved, sent] = [now(), content()]
    saving = true
    try {
      if (saved === EMPTY) {
        know(undefined)
        if (version > 0) await discardDraft(id)
      } else {
        know({ id, version, saved: known()?.saved ?? EMPTY })
        const kept = await saveDraft({ id, kind, key, content: sent, files: [...filesIn(sent), ...holds(sent)], version })
        if (known()?.id === id) know({ id, version: kept.version, saved }) // otherwise it was sent meanwhile
      }
      saving = false
      if (dirty()) later()
    } catch (error) {
      saving = false
      refused(id, asProblem(error))
    }
  }

  const refused = (id: string, problem: ReturnType<typeof asProblem>): void => {
    if (known()?.id !== id) return
    if (problem.code === 'changed_meanwhile') compare(problem.current as Draft)
    else if (problem.code === 'drafts.sent') {
      know(undefined) // what is typed now is something new
      later()
    } else if (problem.mayPass) later(AGAIN_MS)
  }

  const later = (wait = REST_MS): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), wait)
  }

  const stop = onKeptText(() => {
    const seen = now()
    if (seen === looked) return
    looked = seen
    if (seen !== onItsWay) onItsWay = undefined
    if (dirty()) later()
  })

  return {
    close: () => (stop(), clearTimeout(timer)),
    look,
    save,
    other: () => other,
    listen: (hear: () => void) => (listeners.add(hear), () => void listeners.delete(hear)),
    /** Which draft the sending names. */
    id: (): string => {
      const { id, version, saved } = known() ?? { id: newRequestId(), version: 0, saved: EMPTY }
      know({ id, version, saved })
      return id
    },
    /** It is on its way: what the portal still shows of it is not taken back into the field. */
    sent: (): void => {
      clearTimeout(timer)
      onItsWay = now()
      const id = known()?.id
      if (id) keepText(SENT, [...keptText(SENT, none), id].slice(-SENT_KEPT))
      know(undefined)
      meet(undefined)
    },
    takeOther: () => other && adopt(other),
    /** The own words, or what was made of both, go on from the other version. */
    keepMine: (made: Content = content()) => {
      if (!other) return
      const { id, version } = other
      show(made)
      know({ id, version, saved: '' })
      meet(undefined)
      void save()
    },
  }
}

export type OpenDraft = ReturnType<typeof openDraft>

interface Held {
  readonly id: string
}
const attachedIn = ({ files }: Content): readonly Held[] => (Array.isArray(files) ? (files as Held[]) : [])
const filesIn = (content: Content): string[] => attachedIn(content).map(({ id }) => id)

/** An attachment that was removed or sent just before a page closed may still stand in what was kept. */
function withoutGone(draft: Draft): Draft {
  const { files: _, ...rest } = draft.content
  const files = attachedIn(draft.content).filter(({ id }) => draft.files.includes(id))
  return { ...draft, content: files.length > 0 ? { ...rest, files } : rest }
}

const opened = new Map<string, OpenDraft>()

export function draftAt(kind: DraftKind, key: string, parts: Parts, holds: Holds): OpenDraft {
  const name = `${kind}/${key}`
  const draft = opened.get(name) ?? openDraft(kind, key, parts, holds)
  opened.set(name, draft)
  return draft
}

/** What waited for the network follows; what is under the hand when the page goes away is not left to the next second. */
const saveAll = () => opened.forEach((draft) => void draft.save())
addEventListener('online', saveAll)
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && saveAll())

onSession((now, before) => {
  if (now?.metadata.id === before?.metadata.id) return
  opened.forEach((draft) => draft.close())
  opened.clear()
})
