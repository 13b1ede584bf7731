import { documents } from '@diwan/contract/documents/endpoints'
import { documentChannel, documentEvents } from '@diwan/contract/documents/events'
import { COMMITS_A_MINUTE, commitPoints, STEPS_A_PAGE } from '@diwan/contract/documents/limits'
import type { KeptStep, OpenPage, PageRecord } from '@diwan/contract/documents/schemas'
import { detailOf } from '@diwan/contract/kit/event'
import type { Position } from '@diwan/contract/kit/live'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import { pageSizeOf } from '@diwan/core/page/size'
import { getVersion, receiveTransaction, sendableSteps } from 'prosemirror-collab'
import type { Node } from 'prosemirror-model'
import type { EditorState, Plugin, Transaction } from 'prosemirror-state'
import { Step } from 'prosemirror-transform'
import { backOff, rest, untilOnline } from '../../../kit/back-off.ts'
import { call } from '../../../kit/call.ts'
import { subscribe } from '../../../kit/live/live.ts'
import { asProblem, Problem } from '../../../kit/problem.ts'
import { CommitSize } from './commit-size.ts'
import { wordsOf, writingFrom, type Writing } from './copied.ts'
import type { KeptCopy } from './kept-copy.ts'
import { lostPlaces, typedIn } from './lost.ts'
import { OwnPlace } from './own-place.ts'
import { pageSchema } from './schema.ts'

/** `stopped`: nothing is taken any more; what was written since can only be copied. */
export type Saving = 'saved' | 'saving' | 'waiting' | 'stopped'

export interface Hears {
  readonly state: (state: EditorState) => void
  readonly saving: (saving: Saving, problem?: Problem) => void
}

/** As the portal has it. */
export type Sent = Pick<PageRecord, 'version' | 'doc'>

interface Begun {
  readonly opened: OpenPage
  readonly copy: KeptCopy
  readonly plugins?: readonly Plugin[]
  /** Words that stand nowhere in the document, though nobody deleted them knowingly. */
  readonly onLost: (words: string) => void
}

/** Closed ones that still send, by document. */
const leaving = new Map<string, WritingSession>()

/** What was closed and is not sent yet is left to who goes on writing here. */
export const takeBack = async (document: string): Promise<void> => leaving.get(document)?.yield()

/** Letters are sent together. A commit of a large document costs the portal more, so its pauses are longer, and typing meets no limit. */
const pauseOf = (doc: Node): number => (60_000 / COMMITS_A_MINUTE) * commitPoints(pageSizeOf(doc))

/**
 * One copy of a document, written here and elsewhere. What is typed is kept in this browser, then goes to the portal after a pause, one
 * commit at a time; what others write comes by the channel. It goes on until all is sent, also when its editor is closed.
 */
export class WritingSession {
  state: EditorState
  /** As the portal has it, in the version of the state. */
  #confirmed: Node
  readonly #id: string
  readonly #copy: KeptCopy
  readonly #plugins: readonly Plugin[]
  readonly #onLost: (words: string) => void
  /** What the portal has, for a copy of another time that cannot be joined with it. */
  #instead: OpenPage['document'] | undefined
  #hears: Hears | undefined
  #unfollow: (() => void) | undefined
  #pause: ReturnType<typeof setTimeout> | undefined
  #sending = false
  #sent: Promise<void> = Promise.resolve()
  #wait: AbortController | undefined
  #closed = false
  #ended = false
  readonly #own = new OwnPlace()
  readonly #size = new CommitSize()
  #yielded = false

  constructor({ opened: { document }, copy, plugins = [], onLost }: Begun) {
    this.#id = document.id
    this.#copy = copy
    this.#plugins = plugins
    this.#onLost = onLost
    this.#instead = copy.left && document
    const { state, confirmed } = this.#leftWriting() ?? this.#begun(document)
    this.state = state
    this.#confirmed = confirmed
  }

  #begun({ version, doc }: { readonly version: number; readonly doc: unknown }): Writing {
    return writingFrom({ client: this.#copy.client, version, doc, steps: [] }, this.#plugins)
  }

  #leftWriting(): Writing | undefined {
    const { left } = this.#copy
    try {
      return left && writingFrom(left, this.#plugins)
    } catch {
      this.#onLost(wordsOf(left!.steps)) // another time’s steps, which this page does not understand
      this.#copy.drop()
      return undefined
    }
  }

  open(hears: Hears, positions: readonly Position[]): void {
    this.#hears = hears
    this.#follow(positions)
    if (!sendableSteps(this.state)) return
    hears.saving('saving')
    void this.#send()
  }

  /** The editor is closed; what is not sent yet still goes. Answers the version that holds all of it. */
  async close(): Promise<Sent> {
    this.#hears = undefined
    this.#closed = true
    this.#unfollow?.()
    clearTimeout(this.#pause)
    this.#wait?.abort()
    leaving.set(this.#id, this)
    void this.#send()
    await this.#sent
    if (leaving.get(this.#id) === this) leaving.delete(this.#id)
    return { version: getVersion(this.state), doc: this.#confirmed.toJSON() as PageRecord['doc'] }
  }

  /** Somebody goes on with what it has kept. */
  async yield(): Promise<void> {
    this.#yielded = true
    this.#wait?.abort()
    await this.#sent
  }

  apply(tr: Transaction): void {
    this.#own.typed(tr)
    this.#show(this.state.apply(tr))
    if (this.#ended || !sendableSteps(this.state)) return
    void this.#keep()
    if (!this.#sending) this.#hears?.saving('saving')
    this.#later()
  }

  #show(state: EditorState): void {
    this.state = state
    this.#hears?.state(state)
  }

  #keep(): Promise<void> {
    return this.#copy.keep({ state: this.state, confirmed: this.#confirmed })
  }

  #later(): void {
    if (this.#sending) return
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => void this.#send(), pauseOf(this.#confirmed))
  }

  #follow(positions: readonly Position[]): void {
    this.#unfollow?.()
    const stops = positions
      .filter(({ channel }) => channel === documentChannel(this.#id))
      .map(({ channel, seq }) =>
        subscribe(
          channel,
          seq,
          (change) => {
            const written = detailOf(documentEvents.written, change)
            if (written?.steps.length === 0) this.#fetchUpTo(written.upTo)
            else if (written) this.#receive(written.steps)
          },
          () => void this.#reopen(),
        ),
      )
    this.#unfollow = () => stops.forEach((stop) => stop())
  }

  /** Changes were missed, or rights have changed. */
  async #reopen(): Promise<void> {
    if (this.#ended) return
    try {
      const { positions } = await call(documents.open, { id: this.#id })
      await this.#catchUp()
      if (this.#hears && !this.#ended) this.#follow(positions)
    } catch (error) {
      const problem = asProblem(error)
      if (this.#ended) return
      if (!problem.mayPass) return this.#refused(problem)
      await rest(backOff(2), new AbortController().signal)
      if (this.#hears && !this.#ended) await this.#reopen()
    }
  }

  /** Page by page while something is unsent, which has to be joined with them; otherwise the document is opened again. */
  async #catchUp(): Promise<void> {
    try {
      while (!this.#ended) {
        const before = getVersion(this.state)
        const { version, steps } = await call(documents.steps, { id: this.#id, after: before })
        this.#receive(steps)
        const known = getVersion(this.state)
        if (known === before || known >= version) return
        if (!sendableSteps(this.state)) return await this.#openAgain()
      }
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'documents.too_old') throw error
      await this.#startOver(error)
    }
  }

  /** Large steps are not in the channel. */
  #fetchUpTo(version: number): void {
    if (version > getVersion(this.state)) void this.#catchUp().catch(() => undefined) // the next change shows the gap again
  }

  async #openAgain(): Promise<void> {
    const { document } = await call(documents.open, { id: this.#id })
    if (!this.#ended && !sendableSteps(this.state) && document.version > getVersion(this.state)) this.#begin(document)
  }

  #begin(document: { readonly version: number; readonly doc: unknown }): void {
    const { state, confirmed } = this.#begun(document)
    this.#confirmed = confirmed
    this.#show(state)
  }

  /** Late and repeated ones change nothing; a gap is fetched. */
  #receive(all: readonly KeptStep[]): void {
    if (this.#ended) return
    const known = getVersion(this.state)
    const fresh = all.filter(({ version }) => version > known)
    const [first] = fresh
    if (!first) return
    if (first.version !== known + 1) return void this.#catchUp().catch(() => undefined)
    const clients = fresh.map(({ client }) => client ?? 'portal')
    const steps = this.#read(fresh)
    if (!steps) return
    const mine = sendableSteps(this.state)?.steps ?? []
    const ours = clients.findIndex((client) => client !== this.#copy.client)
    const lost = ours < 0 ? '' : lostPlaces(this.state.doc, this.#confirmed, mine, { ours, steps: steps.slice(ours) })
    for (const step of steps) this.#confirmed = step.apply(this.#confirmed).doc!
    const tr = receiveTransaction(this.state, steps, clients, { mapSelectionBackward: this.#own.goesOn(this.state) })
    this.#own.follow(tr)
    this.#show(this.state.apply(tr))
    if (lost !== '') this.#onLost(lost)
    void this.#keep()
    if (!sendableSteps(this.state) && !this.#sending) this.#hears?.saving('saved')
  }

  /** A portal that knows more than this page does is not understood. */
  #read(fresh: readonly KeptStep[]): Step[] | undefined {
    try {
      return fresh.map(({ step }) => Step.fromJSON(pageSchema, step))
    } catch {
      this.#refused(new Problem('documents.reload_needed', 409))
      return undefined
    }
  }

  #send(): Promise<void> {
    if (!this.#sending) this.#sent = this.#sendAll()
    return this.#sent
  }

  async #sendAll(): Promise<void> {
    this.#sending = true
    let tries = 0
    while (!this.#ended && !this.#yielded) {
      await this.#keep()
      const sent = sendableSteps(this.state)
      if (!sent) break
      const steps = this.#size.first(this.#confirmed, sent.steps)
      try {
        const isTaken = await this.#commit(sent.version, steps)
        tries = 0
        if (isTaken && !this.#closed && sendableSteps(this.state)) await this.#rest(pauseOf(this.#confirmed))
      } catch (error) {
        const problem = asProblem(error)
        if (problem.status === 413 && this.#size.tooMuch(steps.length)) continue
        if (!problem.mayPass) {
          this.#refused(problem)
          break
        }
        this.#hears?.saving('waiting', problem)
        tries += 1
        await this.#rest(Math.max(backOff(tries), (problem.retryAfter ?? 0) * 1_000))
      }
    }
    this.#sending = false
    if (!this.#ended) this.#hears?.saving('saved')
    if (this.#closed) this.#copy.release()
  }

  /** Ends early with the network's return, and when the editor is closed. */
  async #rest(ms: number): Promise<void> {
    const waited = (this.#wait = new AbortController())
    await Promise.race([rest(ms, waited.signal), untilOnline(waited.signal)])
    waited.abort()
  }

  /** False where others were faster, and the steps have to be sent again. */
  async #commit(version: number, steps: readonly Step[]): Promise<boolean> {
    const sent = steps.map((step) => step.toJSON() as KeptStep['step'] & { stepType: string })
    try {
      const put = { id: this.#id, schema: PAGE_SCHEMA, version, client: this.#copy.client, steps: sent }
      const answer = await call(documents.commit, put)
      const own = sent.map((step, index) => ({ step, client: this.#copy.client, version: version + index + 1 }))
      const isLong = answer.steps.length > STEPS_A_PAGE // corrections of a large paste
      this.#receive(isLong ? own : [...own, ...answer.steps])
      this.#size.taken()
      if (isLong) await this.#catchUp()
      return true
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'documents.behind') throw error
      const { steps: missed } = error.current as { steps: readonly KeptStep[] }
      this.#receive(missed)
      return false
    }
  }

  /** What the portal does not take is not kept on the screen as if it were: the words are offered, and the document is as it is there. */
  #refused(problem: Problem): void {
    if (problem.status === 401) return this.#end(problem) // goes on where it was once the same person has signed in again
    if (problem.code === 'documents.too_old') return void this.#startOver(problem)
    this.#offerUnsent()
    if (problem.status !== 400 && problem.status !== 413) return this.#end(problem)
    this.#begin({ version: getVersion(this.state), doc: this.#confirmed.toJSON() })
    this.#hears?.saving('saved', problem)
  }

  #offerUnsent(): void {
    const typed = typedIn(this.state.doc, this.#confirmed, sendableSteps(this.state)?.steps ?? [])
    if (typed !== '') this.#onLost(typed)
    this.#copy.drop()
  }

  /** The steps since this copy are gone: the document as the portal has it takes its place, and unsent words are offered. */
  async #startOver(problem: Problem): Promise<void> {
    const instead = this.#instead ?? (await call(documents.open, { id: this.#id }).catch(() => undefined))?.document
    if (this.#ended) return
    this.#instead = undefined
    const hadUnsent = sendableSteps(this.state) !== null
    this.#offerUnsent()
    if (!instead) return this.#end(problem)
    this.#begin(instead)
    this.#hears?.saving('saved', hadUnsent ? problem : undefined)
  }

  #end(problem: Problem): void {
    this.#ended = true
    this.#unfollow?.()
    this.#hears?.saving('stopped', problem)
  }
}
