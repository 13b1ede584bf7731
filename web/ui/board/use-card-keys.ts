import { useState, type KeyboardEvent } from 'react'
import type { Target } from './use-drag.ts'

export interface Lane {
  readonly id: string
  readonly cards: readonly string[]
}

export interface Lifted {
  readonly id: string
  readonly target: Target
}

/** Where a card stands or would stand: the number of its list, and of its place there without itself. */
function spotOf(lanes: readonly Lane[], { id, target }: Lifted) {
  const lane = lanes.findIndex((one) => one.id === target.listId)
  const others = lanes[lane]?.cards.filter((one) => one !== id) ?? []
  return { lane, place: target.after === null ? 0 : others.indexOf(target.after) + 1 }
}

/** The target at such a spot; the ends are kept. */
function targetAt(lanes: readonly Lane[], id: string, lane: number, place: number): Target | undefined {
  const list = lanes[Math.max(0, Math.min(lane, lanes.length - 1))]
  if (!list) return undefined
  const others = list.cards.filter((one) => one !== id)
  const at = Math.max(0, Math.min(place, others.length))
  return { listId: list.id, after: others[at - 1] ?? null }
}

interface CardKeys {
  readonly lanes: readonly Lane[]
  readonly rtl: boolean
  readonly may: (id: string) => boolean
  readonly onDrop: (lifted: Lifted) => void
  readonly says: (what: 'lifted' | 'over' | 'dropped' | 'putBack', target: Target) => void
  readonly focus: (id: string) => void
}

/** Arrows walk through the cards; Space lifts one, arrows move it, Space puts it down, Escape puts it back. */
export function useCardKeys({ lanes, rtl, may, onDrop, says, focus }: CardKeys) {
  const [lifted, lift] = useState<Lifted>()
  const standing = (id: string): Target | undefined => {
    const lane = lanes.find(({ cards }) => cards.includes(id))
    return lane && { listId: lane.id, after: lane.cards[lane.cards.indexOf(id) - 1] ?? null }
  }
  function press(event: KeyboardEvent, id: string): void {
    if ((event.target as Element).closest('button, input, [role="menu"]')) return
    const here = standing(id)
    if (!here) return
    const ahead = rtl ? 'ArrowLeft' : 'ArrowRight'
    const back = rtl ? 'ArrowRight' : 'ArrowLeft'
    const step = { [ahead]: [1, 0], [back]: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key]
    if (event.code === 'Space' && (lifted || may(id))) {
      event.preventDefault()
      if (!lifted) {
        lift({ id, target: here })
        says('lifted', here)
      } else {
        lift(undefined)
        onDrop(lifted)
        says('dropped', lifted.target)
      }
    } else if (event.key === 'Escape' && lifted) {
      event.stopPropagation()
      lift(undefined)
      says('putBack', here)
    } else if (step) {
      event.preventDefault()
      const [lanesOn, placesOn] = step as [number, number]
      const { lane, place } = spotOf(lanes, lifted ?? { id, target: here })
      if (lifted) {
        const target = targetAt(lanes, id, lane + lanesOn, place + placesOn)
        if (!target) return
        lift({ id, target })
        says('over', target)
      } else {
        const list = lanes[Math.max(0, Math.min(lane + lanesOn, lanes.length - 1))]
        const next = list?.cards[Math.max(0, Math.min(place + placesOn, list.cards.length - 1))]
        if (next) focus(next)
      }
    }
  }
  return { lifted, press, cancel: () => lift(undefined) }
}
