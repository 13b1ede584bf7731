import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { Place } from '../types.ts'
import { grewAbove, type LogRow } from '../live/log-rows.ts'

/** So near the end counts as the end. */
const END = 24
/** So near an edge the next page is fetched. */
const EDGE = 900
/** A view that moves so soon after its reader touched it was moved by the reader. */
const TOUCHED_MS = 1_500
const TOUCHES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Where the reader is in the rows: opened at a message or at the end, held when rows come in above, followed at the end. */
export function useKeptPlace(rows: readonly LogRow[], me: string, { pages, target, reached }: Place) {
  const view = useRef<VirtualizerHandle>(null)
  const frame = useRef<HTMLDivElement>(null)
  const follows = useRef(target === undefined)
  const opened = useRef(false)
  const touched = useRef(-TOUCHED_MS)
  const [atEnd, setAtEnd] = useState(target === undefined)
  const [seenLast, setSeenLast] = useState(() => lastMessage(rows))
  const [held, hold] = useState({ rows, shift: false })
  const same = sameKeys(held.rows, rows)
  const shift = same ? held.shift : grewAbove(held.rows, rows)
  if (!same) hold({ rows, shift })

  const toEnd = () => {
    follows.current = true
    view.current?.scrollToIndex(rows.length - 1, { align: 'end' })
  }
  const look = () => {
    const [shown, box] = [view.current, frame.current]
    if (!shown || !box || !opened.current || rows.length === 0) return
    const { scrollTop, clientHeight, scrollHeight } = box
    const below = scrollHeight - scrollTop - clientHeight
    const end = below <= END
    // rows that are measured late move the end away: only the reader leaves it
    if (end || performance.now() - touched.current < TOUCHED_MS) follows.current = end
    setAtEnd(end || follows.current)
    const last = end ? rows.length - 1 : shown.findItemIndex(scrollTop + clientHeight) - 1
    const message = lastMessage(rows.slice(0, last + 1))
    if (end) setSeenLast(message)
    if (message !== undefined) reached(message)
    if (scrollTop < EDGE && pages.hasNextPage && !pages.isFetchingNextPage) pages.fetchNextPage()
    if (below < EDGE && pages.hasPreviousPage && !pages.isFetchingPreviousPage) pages.fetchPreviousPage()
  }
  /** Rows or the frame have another height: who is at the end stays there. */
  const settle = () => {
    if (follows.current && !pages.hasPreviousPage) view.current?.scrollToIndex(rows.length - 1, { align: 'end' })
    look()
  }

  // The list grows after its rows were measured, too: who is at the end stays there to the pixel.
  const stay = useEffectEvent(() => {
    const box = frame.current
    if (box && opened.current && follows.current && !pages.hasPreviousPage) box.scrollTop = box.scrollHeight
    if (follows.current) look() // where nothing scrolls no one else tells that the last row is in sight now
  })
  const open = useEffectEvent(() => {
    const at = target === undefined ? -1 : rows.findIndex(({ key }) => key === target)
    if (at < 0) toEnd()
    else {
      const line = rows[at - 1]?.kind === 'unread'
      view.current?.scrollToIndex(line ? at - 1 : at, { align: line ? 'start' : 'center' })
    }
    requestAnimationFrame(() => {
      opened.current = true
      settle()
      stay()
    })
  })
  useLayoutEffect(() => open(), [])
  useEffect(() => {
    const box = frame.current
    const touch = () => (touched.current = performance.now())
    for (const name of TOUCHES) box?.addEventListener(name, touch, { passive: true })
    return () => TOUCHES.forEach((name) => box?.removeEventListener(name, touch))
  }, [])

  useEffect(() => {
    const observer = new ResizeObserver(() => stay())
    for (const part of [frame.current, frame.current?.querySelector('ol')]) if (part) observer.observe(part)
    return () => observer.disconnect()
  }, [])

  const last = rows.at(-1)
  const lastKey = last?.key
  const grew = useEffectEvent(() => {
    if (!opened.current) return
    const own = last?.kind === 'pending' || (last?.kind === 'message' && last.message.author?.id === me)
    if (own || follows.current) toEnd()
  })
  const first = useRef(true)
  useLayoutEffect(() => {
    if (!first.current) grew()
    first.current = false
  }, [lastKey])

  const checked = useEffectEvent(() => look())
  const { isFetchingNextPage, isFetchingPreviousPage } = pages
  useEffect(() => {
    const wait = requestAnimationFrame(() => checked())
    return () => cancelAnimationFrame(wait)
  }, [lastKey, rows.length, isFetchingNextPage, isFetchingPreviousPage])

  const seenAt = rows.findLastIndex(({ key }) => key === seenLast)
  const unseen = seenLast === undefined || atEnd ? 0 : rows.slice(seenAt + 1).filter((row) => isOfOthers(row, me)).length
  return { view, frame, shift, onScroll: look, settle, atEnd, unseen: seenAt < 0 ? 0 : unseen, toEnd }
}

const isOfOthers = (row: LogRow, me: string): boolean =>
  row.kind === 'message' && row.message.author?.id !== me && row.message.body !== null

const lastMessage = (rows: readonly LogRow[]): string | undefined =>
  rows.findLast(({ kind }) => kind === 'message' || kind === 'event')?.key

const sameKeys = (some: readonly LogRow[], others: readonly LogRow[]): boolean =>
  some.length === others.length && some[0]?.key === others[0]?.key && some.at(-1)?.key === others.at(-1)?.key
