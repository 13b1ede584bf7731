import { Answers, Field, FieldList } from '@diwan/core/fields/field'
import { z } from 'zod'
import { MAX_STEPS } from '../approvals/limits.ts'
import { Approval, ApprovalSteps } from '../approvals/schemas.ts'
import { DraftFields, GivenAnswer } from '../fields/schemas.ts'
import { grants } from '../kit/grants.ts'
import { Seconds, Uuid, Version } from '../kit/ids.ts'
import { exportFields, filterFields, orderFields } from '../kit/list-schemas.ts'
import { Position } from '../kit/live.ts'
import { pageInput } from '../kit/page.ts'
import { CONTENT_STATUSES } from '../publishing/vocabulary.ts'
import { optionalLine } from '../users/schemas/lines.ts'
import { Person } from '../users/schemas/person.ts'
import { MAX_ENTRIES, MAX_FORM_DESCRIPTION, MAX_FORM_NAME, MAX_TICKET_SUBJECT } from './limits.ts'
import { entryList, formList } from './list.ts'
import { ENTRY_FLAGS, ENTRY_STATUSES, FORM_FLAGS, FORM_PRIORITIES, FORM_TARGETS } from './vocabulary.ts'

const names = {
  nameAr: optionalLine(MAX_FORM_NAME).default(''),
  nameEn: optionalLine(MAX_FORM_NAME).default(''),
  descriptionAr: optionalLine(MAX_FORM_DESCRIPTION).default(''),
  descriptionEn: optionalLine(MAX_FORM_DESCRIPTION).default(''),
}

/** The key of a field, or an empty text where none is chosen. */
const FieldKey = z.string().max(40).default('')

/** The permission request that an entry becomes: its type, and which fields answer its time and its reason. */
export const RequestOfForm = z.strictObject({
  typeId: Uuid.nullable().default(null),
  reason: FieldKey,
  dateFrom: FieldKey,
  dateTo: FieldKey,
  timeFrom: FieldKey,
  timeTo: FieldKey,
})
export type RequestOfForm = z.infer<typeof RequestOfForm>

/** All that is written of a form. It may lack things until it is published, and becomes what people see when it is. */
export const FormContent = z.strictObject({
  ...names,
  target: z.enum(FORM_TARGETS).nullable().default(null),
  /** Of the ticket that an entry becomes. */
  departmentId: Uuid.nullable().default(null),
  groupId: Uuid.nullable().default(null),
  priority: z.enum(FORM_PRIORITIES).default('NORMAL'),
  subject: optionalLine(MAX_TICKET_SUBJECT).default(''),
  request: RequestOfForm.prefault({}),
  /** Each person once. */
  once: z.boolean().default(false),
  maxEntries: z.int().min(1).max(MAX_ENTRIES).nullable().default(null),
  /** Who sent it may take it back. */
  withdrawable: z.boolean().default(true),
  /** Who approves an entry, in this order. Without a step it is completed at once. */
  steps: ApprovalSteps.default([]),
  fields: DraftFields.default([]),
})
export type FormContent = z.infer<typeof FormContent>

const UnitName = z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string() })

const formSchema = z.object({
  id: Uuid,
  ...z.object(names).shape,
  /** Whose it is: those above it manage it as well. */
  unit: UnitName.nullable(),
  target: z.enum(FORM_TARGETS).nullable(),
  once: z.boolean(),
  maxEntries: z.int().nullable(),
  withdrawable: z.boolean(),
  template: z.boolean(),
  /** How many were sent and not taken back; for those who manage it. */
  entries: z.int().nullable(),
  status: z.enum(CONTENT_STATUSES),
  publishedDate: Seconds.nullable(),
  archivedDate: Seconds.nullable(),
  createdBy: Person,
  createdDate: Seconds,
  updatedDate: Seconds,
  version: z.int(),
  can: grants(FORM_FLAGS),
})
export interface Form extends z.output<typeof formSchema> {}
export interface GivenForm extends z.input<typeof formSchema> {}
export const Form: z.ZodType<Form, GivenForm> = formSchema

/** As those who edit it see it. */
const editedFormSchema = formSchema.extend({
  content: z.object({ ...FormContent.shape, fields: FieldList }),
  /** The units that are named in what is written. */
  places: z.array(UnitName).max(3 + MAX_STEPS),
  /** The people who are named in its steps. */
  approvers: z.array(Person).max(MAX_STEPS),
  /** What is written differs from what people are shown. */
  changed: z.boolean(),
})
export interface EditedForm extends z.output<typeof editedFormSchema> {}
export interface GivenEditedForm extends z.input<typeof editedFormSchema> {}
export const EditedForm: z.ZodType<EditedForm, GivenEditedForm> = editedFormSchema
export const OpenForm = z.object({ form: EditedForm, positions: z.array(Position) })
export type OpenForm = z.infer<typeof OpenForm>

export const FormId = z.strictObject({ id: Uuid })
const unitId = Uuid.nullable().default(null)
export const CreateForm = FormContent.extend({ unitId })
/** Without a unit it stays with the one it has. */
export const ChangeForm = FormContent.extend({ id: Uuid, version: Version, unitId: Uuid.nullable().optional() })
/** `template`: what others begin from, which is never published. */
export const CopyForm = z.strictObject({ id: Uuid, template: z.boolean() })

export const FormCountQuery = z.strictObject({
  view: z.enum(formList.views).default(formList.views[0]!),
  ...filterFields(formList),
})
export const FormQuery = FormCountQuery.extend({ ...orderFields(formList), ...pageInput })

/** A form as this person fills it in. */
const filledFormSchema = z.object({
  id: Uuid,
  ...z.object(names).shape,
  once: z.boolean(),
  withdrawable: z.boolean(),
  fields: z.array(Field),
  fieldsVersion: z.int(),
})
export interface FilledForm extends z.output<typeof filledFormSchema> {}
export interface GivenFilledForm extends z.input<typeof filledFormSchema> {}
export const FilledForm: z.ZodType<FilledForm, GivenFilledForm> = filledFormSchema

const entrySchema = z.object({
  id: Uuid,
  shortId: z.string(),
  form: z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string() }),
  by: Person,
  status: z.enum(ENTRY_STATUSES),
  createdDate: Seconds,
  version: z.int(),
  answers: z.array(GivenAnswer),
  /** What it became, where this reader may see that. */
  made: z.object({ title: z.string(), shortId: z.string().nullable(), path: z.string() }).nullable(),
  can: grants(ENTRY_FLAGS),
})
export interface Entry extends z.output<typeof entrySchema> {}
export interface GivenEntry extends z.input<typeof entrySchema> {}
export const Entry: z.ZodType<Entry, GivenEntry> = entrySchema
export const OpenEntry = z.object({ entry: Entry, approval: Approval.nullable(), positions: z.array(Position) })
export type OpenEntry = z.infer<typeof OpenEntry>

/** On the version of the fields that was seen; `draftId` is the draft that is sent by it. */
export const SendEntry = z.strictObject({ id: Uuid, fieldsVersion: Version, answers: Answers, draftId: Uuid.optional() })
export const EntryId = z.strictObject({ id: Uuid })
export const EntryAtVersion = z.strictObject({ id: Uuid, version: Version })
export const EntryCountQuery = z.strictObject({
  view: z.enum(entryList.views).default(entryList.views[0]!),
  ...filterFields(entryList),
})
export const EntryQuery = EntryCountQuery.extend({ ...orderFields(entryList), ...pageInput })
/** Entries of one form as a file, a column for each field. */
export const EntryExport = z.strictObject({ id: Uuid, ...exportFields })
