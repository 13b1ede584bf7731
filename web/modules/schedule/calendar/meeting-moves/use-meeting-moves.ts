import { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import type { OwnCalendar } from '@diwan/contract/schedule/schemas/calendar'
import type { OpenMeeting } from '@diwan/contract/schedule/schemas/meetings'
import type { SeriesScope } from '@diwan/contract/schedule/vocabulary/meetings'
import { wallOf } from '@diwan/core/wall-time'
import { instantOf } from '@diwan/core/working-calendar'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BarMove } from '../../../../kit/manifest.ts'
import { newRequestId } from '../../../../kit/request-id.ts'
import { performWrite } from '../../../../kit/under-way.ts'
import { offerUndo, UNDO_MS } from '../../../../kit/undo.ts'
import { showProblem } from '../../../../ui/toasts.ts'
import { timeOfId, type TimeBar } from '../../../calendar/public.ts'
import { meetingQueries } from '../../api/meetings.ts'
import { isOtherTime, useMovedTimes } from '../use-moved-times.ts'

interface Move {
  readonly opened: OpenMeeting
  readonly bar: TimeBar
  readonly to: BarMove
}

interface Sent extends Pick<OpenMeeting, 'occurrence'> {
  readonly meeting: Pick<OpenMeeting['meeting'], 'id' | 'version' | 'zone'>
}

/**
 * Meetings where they were put, until the portal says where they are. A meeting is opened before it is moved, so that its version and its
 * zone are those of now; of a series is asked first how far the move reaches. A move can be undone for ten seconds.
 */
export function useMeetingMoves(calendar: OwnCalendar, zone: string) {
  const client = useQueryClient()
  const [asked, ask] = useState<Move>()
  const { put, placed } = useMovedTimes(calendar, asked !== undefined)

  async function send(
    { meeting, occurrence }: Sent,
    bar: TimeBar,
    to: BarMove,
    scope: SeriesScope,
    undoable = true,
  ): Promise<void> {
    const start = wallOf(instantOf(zone, to.dueDate ?? '', to.time ?? ''), meeting.zone)
    const length = to.minutes !== undefined && { minutes: to.minutes }
    const input = { id: meeting.id, version: meeting.version, scope, occurrence, meetingStart: start, ...length }
    try {
      const made = (await performWrite(meetings.change.name, { input, requestId: newRequestId() })) as OpenMeeting['meeting']
      if (!undoable || made.id !== meeting.id) return
      const back = () => void send({ meeting: made, occurrence }, bar, bar, scope, false)
      offerUndo({ says: ['schedule', 'movedMeeting'], ms: UNDO_MS, undo: back })
    } catch {
      put(bar.id, undefined) // a toast says why
    }
  }

  async function open(bar: TimeBar, to: BarMove): Promise<void> {
    const { record, occurrence } = timeOfId(bar.id)
    try {
      const opened = await client.fetchQuery({ ...meetingQueries.open(record, occurrence), staleTime: 0 })
      if (opened.meeting.rule) ask({ opened, bar, to })
      else await send(opened, bar, to, 'all')
    } catch (error) {
      put(bar.id, undefined)
      showProblem(error)
    }
  }

  return {
    asked,
    move: (bar: TimeBar, to: BarMove) => {
      if (!isOtherTime(bar, to)) return
      put(bar.id, to)
      void open(bar, to)
    },
    placed,
    decide: (scope: SeriesScope) => {
      if (asked) void send(asked.opened, asked.bar, asked.to, scope)
      ask(undefined)
    },
    putBack: () => {
      if (asked) put(asked.bar.id, undefined)
      ask(undefined)
    },
  }
}

export type MeetingMoves = ReturnType<typeof useMeetingMoves>
