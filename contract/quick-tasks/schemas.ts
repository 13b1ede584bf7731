import { isStorable } from '@diwan/core/storable-text'
import { z } from 'zod'
import { grants } from '../kit/grants.ts'
import { Day, line, Seconds, Uuid } from '../kit/ids.ts'
import { filterFields } from '../kit/list-schemas.ts'
import { Position } from '../kit/live.ts'
import { pageInput } from '../kit/page.ts'
import { MAX_LABEL_NAME } from '../labels/limits.ts'
import { Label } from '../labels/schemas.ts'
import { Recurrence } from '../recurrence/schemas.ts'
import { Person } from '../users/schemas/person.ts'
import { MAX_ITEM, MAX_ITEMS, MAX_LABELS_OF_ONE, MAX_NOTE, MAX_PEOPLE_OF_ONE, MAX_RETURN_WORD, MAX_TITLE } from './limits.ts'
import { quickTaskList } from './list.ts'
import { QUICK_TASK_FLAGS } from './vocabulary.ts'

/** On the clock of the person, wherever that is. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const priority = z.int().min(1).max(3)

export const QuickTaskItem = z.object({ id: Uuid, title: z.string(), done: z.boolean() })
export type QuickTaskItem = z.infer<typeof QuickTaskItem>

export const QuickTask = z.object({
  id: Uuid,
  title: z.string(),
  note: z.string(),
  /** When it is due; without a day it is of someday. */
  day: Day.nullable(),
  time: time.nullable(),
  /** Whether its person is reminded at its time. */
  remind: z.boolean(),
  repeat: Recurrence.nullable(),
  priority: priority.nullable(),
  labels: z.array(Label),
  /** Whom it concerns; it is shown to nobody by that. */
  people: z.array(Person),
  items: z.array(QuickTaskItem).max(MAX_ITEMS),
  /** The person who wrote it. */
  author: Person,
  /** The colleague who is asked to do it: it is in the lists of both. */
  assignee: Person.nullable(),
  /** The colleague who returned it last, with their message. */
  returned: z.object({ by: Person, word: z.string() }).nullable(),
  doneDate: Seconds.nullable(),
  createdDate: Seconds,
  updatedDate: Seconds,
  /** In the trash: when it is gone for good. */
  purgeDate: Seconds.nullable(),
  version: z.int(),
  /** Who: the rights of this caller on this record. */
  can: grants(QUICK_TASK_FLAGS),
})
export type QuickTask = z.infer<typeof QuickTask>

/** With the channels to follow it by. */
export const OpenQuickTask = z.object({ quickTask: QuickTask, positions: z.array(Position) })
export type OpenQuickTask = z.infer<typeof OpenQuickTask>

const fields = {
  title: line(MAX_TITLE),
  note: z
    .string()
    .trim()
    .max(MAX_NOTE)
    .refine((text) => isStorable(text), 'not_storable'),
  day: Day.nullable(),
  time: time.nullable(),
  remind: z.boolean(),
  repeat: Recurrence.nullable(),
  priority: priority.nullable(),
  /** By name, as they are typed; what its person has no label of is made. */
  labels: z.array(line(MAX_LABEL_NAME)).max(MAX_LABELS_OF_ONE),
  peopleIds: z.array(Uuid).max(MAX_PEOPLE_OF_ONE),
  /** An active colleague whom the author may find; the author means nobody. */
  assigneeId: Uuid.nullable(),
}
const itemTitle = line(MAX_ITEM)

export const QuickTaskId = z.strictObject({ id: Uuid })
export const CreateQuickTask = z.strictObject({
  ...fields,
  note: fields.note.default(''),
  day: fields.day.default(null),
  time: fields.time.default(null),
  remind: fields.remind.default(true),
  repeat: fields.repeat.default(null),
  priority: fields.priority.default(null),
  labels: fields.labels.default([]),
  peopleIds: fields.peopleIds.default([]),
  assigneeId: fields.assigneeId.default(null),
})
/** What is absent stays: of two devices that change different fields both are right. */
export const ChangeQuickTask = z.strictObject({ id: Uuid, ...z.object(fields).partial().shape })
export const GiveBack = z.strictObject({
  id: Uuid,
  word: z
    .string()
    .trim()
    .max(MAX_RETURN_WORD)
    .refine((text) => isStorable(text), 'not_storable')
    .default(''),
})
/** Behind that one; first where it is null. */
export const MoveQuickTask = z.strictObject({ id: Uuid, after: Uuid.nullable() })

export const AddItem = z.strictObject({ id: Uuid, title: itemTitle })
export const ChangeItem = z.strictObject({
  id: Uuid,
  itemId: Uuid,
  title: itemTitle.optional(),
  done: z.boolean().optional(),
  /** Moves it behind that one; first where it is null. */
  after: Uuid.nullable().optional(),
})
export const ItemId = z.strictObject({ id: Uuid, itemId: Uuid })

/** Nothing to say: a quick task is a title. */
export const MakeQuickTask = z.strictObject({})
/** How many went. */
export const Emptied = z.object({ count: z.int() })
export const NoFields = z.strictObject({})

export const QuickTaskCountQuery = z.strictObject({
  view: z.enum(quickTaskList.views).default('today'),
  ...filterFields(quickTaskList),
})
export const QuickTaskQuery = QuickTaskCountQuery.extend(pageInput)
