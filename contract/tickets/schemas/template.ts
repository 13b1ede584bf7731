import { Answers, Field, FieldList } from '@diwan/core/fields/field'
import { z } from 'zod'
import { DraftFields, GivenAnswer } from '../../fields/schemas.ts'
import { Difference } from '../../kit/difference.ts'
import { Seconds, Uuid, Version } from '../../kit/ids.ts'
import { pageInput } from '../../kit/page.ts'
import { Unit, UnitChoice } from '../../units/schemas.ts'
import { Person } from '../../users/schemas/person.ts'
import { optionalLine } from '../../users/schemas/lines.ts'
import { MAX_SUBJECT } from '../limits.ts'
import { TEMPLATE_ICONS, TICKET_PRIORITIES } from '../vocabulary.ts'

const names = {
  nameAr: optionalLine(120).default(''),
  nameEn: optionalLine(120).default(''),
  descriptionAr: optionalLine(500).default(''),
  descriptionEn: optionalLine(500).default(''),
  categoryAr: optionalLine(60).default(''),
  categoryEn: optionalLine(60).default(''),
  icon: z.enum(TEMPLATE_ICONS).default('help'),
}

/** All that an administrator edits. It may lack things until it is published. */
export const TemplateContent = z.strictObject({
  ...names,
  groupId: Uuid.nullable().default(null),
  priority: z.enum(TICKET_PRIORITIES).default('NORMAL'),
  /** What the subject begins with; `{name}` and `{department}` say who asks. */
  subjectAr: optionalLine(MAX_SUBJECT).default(''),
  subjectEn: optionalLine(MAX_SUBJECT).default(''),
  fields: DraftFields.default([]),
})
export type TemplateContent = z.infer<typeof TemplateContent>

const standing = {
  id: Uuid,
  group: UnitChoice.nullable(),
  active: z.boolean(),
  publishedDate: Seconds.nullable(),
  /** What is edited differs from what people are shown. */
  changed: z.boolean(),
  /** Something has no words in one of the languages. */
  untranslated: z.boolean(),
  version: z.int(),
}
/** One line of the list, as it is being edited. */
export const TemplateLine = z.object({ ...z.object(names).shape, ...standing, questions: z.int() })
export type TemplateLine = z.infer<typeof TemplateLine>

export const Template = z.object({ ...standing, content: z.object({ ...TemplateContent.shape, fields: FieldList }) })
export type Template = z.infer<typeof Template>

export const TemplateId = z.strictObject({ id: Uuid })
export const CreateTemplate = TemplateContent
export const UpdateTemplate = z.strictObject({ id: Uuid, version: Version, ...TemplateContent.shape })
export type UpdateTemplate = z.infer<typeof UpdateTemplate>
export const TemplateAtVersion = z.strictObject({ id: Uuid, version: Version })
export type TemplateAtVersion = z.infer<typeof TemplateAtVersion>
/** Behind another one; at the top without. */
export const ReorderTemplate = TemplateAtVersion.extend({ behindId: Uuid.optional() })
export type ReorderTemplate = z.infer<typeof ReorderTemplate>

export const TemplateHistoryQuery = z.strictObject({ id: Uuid, ...pageInput })
export const TemplateChange = z.object({
  id: Uuid,
  event: z.string(),
  actor: Person.nullable(),
  at: Seconds,
  ...Difference.shape,
})
export type TemplateChange = z.infer<typeof TemplateChange>

/** What can be asked for. */
export const CatalogueEntry = z.object({ id: Uuid, ...z.object(names).shape })
export type CatalogueEntry = z.infer<typeof CatalogueEntry>

/** One of them as this person fills it in: what it begins with already says who it is. */
export const RequestForm = CatalogueEntry.extend({
  department: Unit,
  group: Unit,
  priority: z.enum(TICKET_PRIORITIES),
  subject: z.string(),
  fields: z.array(Field),
  fieldsVersion: z.int(),
})
export type RequestForm = z.infer<typeof RequestForm>

/** What a ticket opened from a template says, by the version it was filled in on. */
export const TicketRequest = z.object({
  templateId: Uuid,
  nameAr: z.string(),
  nameEn: z.string(),
  answers: z.array(GivenAnswer),
})
export type TicketRequest = z.infer<typeof TicketRequest>

/** The part of a new ticket that comes from a template. */
export const filledIn = { templateId: Uuid.optional(), fieldsVersion: Version.optional(), answers: Answers.optional() }
