import type { Attachment } from '@diwan/contract/files/schemas'
import { fileAddresses, fileUrl } from '@diwan/contract/files/addresses'
import { FILE_PROFILES, type FilePurpose, type FileType } from '@diwan/contract/files/vocabulary'
import { useSyncExternalStore } from 'react'
import { callAddress } from './call.ts'
import { keepText, keptText, useKeptText } from './kept-text.ts'
import { asProblem, type Problem } from './problem.ts'
import { newRequestId } from './request-id.ts'
import { onSession } from './session.ts'
import { uploadInParts, type Waits } from './upload-parts.ts'
import { refusalOf } from './upload.ts'

export { fileUrl }
export type { Attachment, FilePurpose, FileType }

/** What a browser's window for choosing offers. */
export const acceptedTypes = (purpose: FilePurpose): string => FILE_PROFILES[purpose].types.join(',')

/** A file that is not up yet: on its way, waiting for the network or its turn, or refused. */
export interface Sending {
  readonly key: string
  readonly file: File
  readonly part: number
  readonly waits: Waits | undefined
  readonly problem: Problem | undefined
}

interface Trip extends Sending {
  readonly purpose: FilePurpose
  readonly stop: AbortController
}

/**
 * The files of what is being written, by the name of its draft. They go on while the person looks at another screen; what has
 * arrived is kept with the words and outlives a reload.
 */
const trips = new Map<string, readonly Trip[]>()
const listeners = new Set<() => void>()
const none: readonly never[] = []

/** Under which name what has arrived is kept. */
export const filesOf = (draft: string): string => `${draft}/files`

export interface Attached {
  readonly files: readonly Attachment[]
  readonly sending: readonly Sending[]
  readonly add: (files: readonly File[]) => void
  /** Of one on its way, and of one that was refused. */
  readonly drop: (key: string) => void
  readonly retry: (key: string) => void
  /** Of one that has arrived. */
  readonly remove: (id: string) => void
  /** Why what they belong to cannot be sent yet. */
  readonly unsent: Unsent | undefined
  /** They were sent. */
  readonly forget: () => void
}

export type Unsent = 'stillSending' | 'notSent'

/** What is not up cannot be sent: it is waited for, or taken away first. */
function unsentOf(sending: readonly Sending[]): Unsent | undefined {
  if (sending.length === 0) return undefined
  return sending.some(({ problem }) => problem) ? 'notSent' : 'stillSending'
}

export function useAttached(draft: string, purpose: FilePurpose): Attached {
  const [files] = useKeptText<readonly Attachment[]>(filesOf(draft), none)
  const sending = useSyncExternalStore(listen, () => trips.get(draft) ?? none)
  return {
    files,
    sending,
    add: (chosen) => chosen.forEach((file) => begin(draft, file, purpose)),
    drop: (key) => drop(draft, key),
    retry: (key) => retry(draft, key),
    remove: (id) => {
      keepFiles(
        draft,
        files.filter((file) => file.id !== id),
      )
      void callAddress(fileAddresses.abandon, { id }).catch(() => undefined) // otherwise it goes with the night
    },
    unsent: unsentOf(sending),
    forget: () => forgetAttached(draft),
  }
}

/** They were sent, or thrown away with their words. */
export function forgetAttached(draft: string): void {
  for (const { stop } of trips.get(draft) ?? none) stop.abort()
  keepFiles(draft, none)
  setTrips(draft, none)
}

export const attachedTo = (draft: string): readonly Attachment[] => keptText<readonly Attachment[]>(filesOf(draft), none)

const keepFiles = (draft: string, files: readonly Attachment[]) => keepText(filesOf(draft), files.length > 0 ? files : undefined)

function begin(draft: string, file: File, purpose: FilePurpose): void {
  const trip: Trip = {
    key: newRequestId(),
    file,
    purpose,
    part: 0,
    waits: undefined,
    problem: refusalOf(file, purpose),
    stop: new AbortController(),
  }
  setTrips(draft, [...(trips.get(draft) ?? none), trip])
  if (!trip.problem) travel(draft, trip)
}

/** One after the other: two at once would only share the line. */
let line: Promise<void> = Promise.resolve()

function travel(draft: string, { key, file, purpose, stop }: Trip): void {
  const set = (change: Partial<Trip>) => setTrip(draft, key, change)
  const before = line
  line = go()
  set({ waits: 'turn' })
  async function go(): Promise<void> {
    await before
    if (stop.signal.aborted) return
    set({ waits: undefined })
    try {
      const kept = await uploadInParts(file, purpose, {
        requestId: key,
        signal: stop.signal,
        onProgress: (part) => set({ part }),
        onWait: (waits) => set({ waits }),
      })
      const { id, name, type, bytes, picture, media } = kept
      keepFiles(draft, [...attachedTo(draft), { id, name, type, bytes, picture, ...(media && { media }) }])
      setTrips(draft, without(draft, key))
    } catch (error) {
      if (!stop.signal.aborted) set({ problem: asProblem(error), waits: undefined })
    }
  }
}

function drop(draft: string, key: string): void {
  trips
    .get(draft)
    ?.find((trip) => trip.key === key)
    ?.stop.abort()
  setTrips(draft, without(draft, key))
}

/** An accepted file continues where it was; any other starts over. */
function retry(draft: string, key: string): void {
  const trip = trips.get(draft)?.find((one) => one.key === key)
  if (!trip) return
  const again: Trip = { ...trip, key: trip.problem?.mayPass ? key : newRequestId(), problem: undefined }
  setTrips(draft, (trips.get(draft) ?? none).with((trips.get(draft) ?? none).indexOf(trip), again))
  travel(draft, again)
}

const without = (draft: string, key: string) => (trips.get(draft) ?? none).filter((trip) => trip.key !== key)

function setTrip(draft: string, key: string, change: Partial<Trip>): void {
  setTrips(
    draft,
    (trips.get(draft) ?? none).map((trip) => (trip.key === key ? { ...trip, ...change } : trip)),
  )
}

function setTrips(draft: string, next: readonly Trip[]): void {
  if (next.length > 0) trips.set(draft, next)
  else trips.delete(draft)
  for (const hear of listeners) hear()
}

function listen(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

/** Nobody's file goes on under another person. */
onSession((now, before) => {
  if (now && now.metadata.id === before?.metadata.id) return
  for (const draft of trips.keys()) for (const { stop } of trips.get(draft) ?? none) stop.abort()
  trips.clear()
  for (const hear of listeners) hear()
})
