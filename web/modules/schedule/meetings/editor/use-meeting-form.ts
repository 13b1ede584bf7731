import { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import type { Meeting, OpenMeeting } from '@diwan/contract/schedule/schemas/meetings'
import { useMemo, useState } from 'react'
import { useForm } from '../../../../kit/form.ts'
import { fieldText } from '../../../../kit/problem-words.ts'
import {
  blankMeeting,
  changesOf,
  fieldOfInput,
  meetingProblems,
  planOf,
  savedMeeting,
  type MeetingBeginning,
  type MeetingValues,
} from '../../model/meeting-form.ts'

const nowSeconds = (): number => Math.floor(Date.now() / 1_000)

function wrongIn(values: MeetingValues, before: MeetingValues | undefined): Partial<Record<string, string>> {
  return Object.fromEntries(
    meetingProblems(values, before, nowSeconds())
      .toReversed()
      .map((one) => [one.path, fieldText(one)]),
  )
}

export interface Planned {
  /** Names what is typed and not yet sent. */
  readonly keep: string
  readonly begins: MeetingBeginning
  readonly onDone: (made: Meeting) => void
}

/** A new meeting; what was typed stays until it is sent. */
export function usePlanForm({ keep, begins, onDone }: Planned) {
  const [initial] = useState(() => blankMeeting(begins))
  return useForm({
    endpoint: meetings.plan,
    initial,
    keep,
    judge: (values: MeetingValues) => wrongIn(values, undefined),
    fieldOf: fieldOfInput,
    toInput: planOf,
    done: onDone,
  })
}

/** A meeting that is changed, or one occurrence of it. */
export function useChangeForm(opened: OpenMeeting, onDone: (made: Meeting) => void) {
  const before = useMemo(() => savedMeeting(opened, nowSeconds()), [opened])
  const { id } = opened.meeting
  return useForm({
    endpoint: meetings.change,
    initial: before,
    keep: `meeting/${id}/${opened.occurrence}`,
    judge: (values: MeetingValues) => wrongIn(values, before),
    fieldOf: fieldOfInput,
    toInput: (values) => ({
      id,
      version: versionOf(values),
      scope: values.scope,
      occurrence: opened.occurrence,
      ...changesOf(values, before),
    }),
    done: onDone,
  })
}

const versionOf = ({ version }: MeetingValues): number => (typeof version === 'number' ? version : 1)

export type MeetingForm = ReturnType<typeof usePlanForm> | ReturnType<typeof useChangeForm>
