import { useInterface } from '../../../kit/interface-state.ts'
import { onKeptText } from '../../../kit/kept-text.ts'
import { asProblem, type Problem } from '../../../kit/problem.ts'
import { discardDraft, readDraft, saveDraft, type Draft, type DraftKind } from '../api.ts'
import { compare } from './compare.ts'
import { EMPTY, filesIn, withoutGone, type Content } from './content.ts'
import { keptDraft, rememberSent, wasSent, type Parts } from './kept-draft.ts'

const REST_MS = 1_000
const AGAIN_MS = 5_000

/** Files named in a content besides its attachments. */
export type Holds = (content: Content) => readonly string[]

export type OpenDraft = ReturnType<typeof openDraft>

/**
 * One draft of this tab: what is typed is kept here at once, and at the portal a second after the last key. What another
 * device wrote is adopted while nothing is unsaved here; otherwise both are shown, and neither overwrites the other.
 */
export function openDraft(kind: DraftKind, key: string, parts: Parts, holds: Holds) {
  const kept = keptDraft(kind, key, parts)
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: AbortController | undefined
  /** Sent from here, and perhaps still kept at the portal: it makes room before the next text is saved. */
  let left: string | undefined
  /** Being sent by a command that may be refused: the text stays, and nothing of it is saved before the answer. */
  let holding = false
  /** The mark of what this draft last looked at: a change of other kept texts is none of this one. */
  let looked: string | undefined
  /** The mark of what was sent and not answered yet: the text stays here until then, and is no new draft. */
  let onItsWay: string | undefined
  /** How often this tab told the portal something: an answer asked for before the last time is out of date. */
  let told = 0
  let other: Draft | undefined
  const listeners = new Set<() => void>()

  const setOther = (found: Draft | undefined): void => {
    other = found
    listeners.forEach((hear) => hear())
  }
  const show = (content: Content): void => {
    kept.show(content)
    looked = kept.now()
  }
  const later = (wait = REST_MS): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), wait)
  }
  const adopt = (draft: Draft): void => {
    show(draft.content)
    kept.know({ id: draft.id, version: draft.version, saved: kept.now() })
    setOther(undefined)
  }

  const settle = (found: Draft | null): void => {
    left = found && wasSent(found.id) ? found.id : undefined
    const current = found && !left ? withoutGone(found) : null
    const step = compare(current, kept.mine())
    if (current && step === 'adopt') return adopt(current)
    if (current && step === 'ask') return setOther(current)
    if (current && step === 'same') kept.know({ id: current.id, version: current.version, saved: kept.now() })
    if (!current || step === 'same') setOther(undefined)
    if (step === 'save') return later()
    if (step === 'clear') show({})
    if (!current) kept.know(undefined)
  }

  const look = async (): Promise<void> => {
    const before = told
    const found = await readDraft(kind, key).catch(() => undefined) // offline: it is looked at again later
    if (found === undefined || saving) return
    if (before === told) settle(found)
    else await look()
  }

  /** Sends what is typed, or discards the portal's copy of what is empty now. */
  const send = async (id: string, version: number, { signal }: AbortController): Promise<void> => {
    const saved = kept.now()
    if (saved === EMPTY) {
      kept.know(undefined)
      if (version > 0) await discardDraft(id)
      return
    }
    const content = kept.content()
    kept.know({ id, version, saved: kept.known()?.saved ?? EMPTY })
    if (left) await discardDraft(left)
    left = undefined
    const files = [...filesIn(content), ...holds(content)]
    const answer = await saveDraft({ id, kind, key, content, files, version }, signal)
    if (kept.known()?.id === id) kept.know({ id, version: answer.version, saved }) // otherwise it was sent since
  }

  const save = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (saving || holding || other || !kept.dirty() || kept.now() === onItsWay || useInterface.getState().preview) return
    const { id, version } = kept.identity()
    const mine = new AbortController()
    saving = mine
    told += 1
    try {
      await send(id, version, mine)
      if (saving === mine) saving = undefined
      if (kept.dirty()) later()
    } catch (error) {
      if (saving === mine) saving = undefined
      refused(id, asProblem(error))
    }
  }

  const refused = (id: string, problem: Problem): void => {
    if (kept.known()?.id !== id) return
    if (problem.code === 'changed_meanwhile') settle(problem.current as Draft)
    else if (problem.code === 'drafts.sent') {
      kept.know(undefined) // what is typed now is something new
      later()
    } else if (problem.mayPass) later(AGAIN_MS)
  }

  const stop = onKeptText(() => {
    const seen = kept.now()
    if (seen === looked) return
    looked = seen
    if (seen !== onItsWay) onItsWay = undefined
    if (kept.dirty()) later()
  })

  return {
    close: () => (stop(), clearTimeout(timer)),
    look,
    save,
    other: () => other,
    listen: (hear: () => void) => (listeners.add(hear), () => void listeners.delete(hear)),
    /** Which draft the sending names. */
    id: (): string => {
      const known = kept.identity()
      kept.know(known)
      return known.id
    },
    /** It is on its way: what the portal still shows of it is not taken back into the field, and no save of it may come after it. */
    sent: (): void => {
      clearTimeout(timer)
      saving?.abort()
      saving = undefined
      told += 1
      onItsWay = kept.now()
      left = kept.known()?.id
      if (left) rememberSent(left)
      kept.know(undefined)
      setOther(undefined)
    },
    hold: (): (() => void) => {
      clearTimeout(timer)
      holding = true
      return () => {
        holding = false
        if (kept.dirty()) later()
      }
    },
    takeOther: () => other && adopt(other),
    /** The text of this tab, or what was made of both, continues from the other version. */
    keepMine: (made: Content = kept.content()) => {
      if (!other) return
      const { id, version } = other
      show(made)
      kept.know({ id, version, saved: '' })
      setOther(undefined)
      void save()
    },
  }
}
