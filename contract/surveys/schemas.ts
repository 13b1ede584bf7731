import { Answers, Field, FieldList } from '@diwan/core/fields/field'
import { z } from 'zod'
import { DraftFields, FieldsReport, GivenAnswer } from '../fields/schemas.ts'
import { grants } from '../kit/grants.ts'
import { Seconds, Uuid, Version, VersionFromZero } from '../kit/ids.ts'
import { exportFields, filterFields, orderFields } from '../kit/list-schemas.ts'
import { Position } from '../kit/live.ts'
import { pageInput } from '../kit/page.ts'
import { CONTENT_STATUSES } from '../publishing/vocabulary.ts'
import { optionalLine } from '../users/schemas/lines.ts'
import { Person } from '../users/schemas/person.ts'
import { MAX_BUCKETS, MAX_K, MAX_SURVEY_DESCRIPTION, MAX_SURVEY_NAME, MAX_TEXTS, MIN_K } from './limits.ts'
import { responseList, surveyList } from './list.ts'
import { RESPONSE_FLAGS, RESPONSE_STATUSES, RESULT_STATES, SURVEY_FLAGS } from './vocabulary.ts'

const names = {
  nameAr: optionalLine(MAX_SURVEY_NAME).default(''),
  nameEn: optionalLine(MAX_SURVEY_NAME).default(''),
  descriptionAr: optionalLine(MAX_SURVEY_DESCRIPTION).default(''),
  descriptionEn: optionalLine(MAX_SURVEY_DESCRIPTION).default(''),
}

/** What those who answer are promised: kept from the moment it is published. */
const promised = {
  anonymous: z.boolean().default(false),
  /** Results also by department, where enough people were asked. */
  breakdown: z.boolean().default(false),
  /** Of an anonymous survey: the fewest answers of which anything is shown. */
  k: z.int().min(MIN_K).max(MAX_K).default(MIN_K),
}

/** All that is written of a survey. It may lack things until it is published, and becomes what people see when it is. */
export const SurveyContent = z.strictObject({
  ...names,
  ...promised,
  /** Once it is closed, those who were asked see the results. */
  shareResults: z.boolean().default(false),
  fields: DraftFields.default([]),
})
export type SurveyContent = z.infer<typeof SurveyContent>

const UnitName = z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string() })

const surveySchema = z.object({
  id: Uuid,
  ...z.object(names).shape,
  ...z.object(promised).shape,
  shareResults: z.boolean(),
  /** Whose it is: those above it manage it as well. */
  unit: UnitName.nullable(),
  template: z.boolean(),
  status: z.enum(CONTENT_STATUSES),
  publishedDate: Seconds.nullable(),
  /** Until when it is answered, where that is planned. */
  untilDate: Seconds.nullable(),
  archivedDate: Seconds.nullable(),
  createdBy: Person,
  createdDate: Seconds,
  updatedDate: Seconds,
  version: z.int(),
  can: grants(SURVEY_FLAGS),
})
export interface Survey extends z.output<typeof surveySchema> {}
export interface GivenSurvey extends z.input<typeof surveySchema> {}
export const Survey: z.ZodType<Survey, GivenSurvey> = surveySchema

/** As those who edit it see it. */
const editedSurveySchema = surveySchema.extend({
  content: z.object({ ...SurveyContent.shape, fields: FieldList }),
  /** The unit that is named in what is written. */
  places: z.array(UnitName).max(1),
  /** What is written differs from what people are shown. */
  changed: z.boolean(),
  /** It was published: who answers was promised what they were told. */
  promised: z.boolean(),
  /** Somebody has answered: only its wording changes. */
  answered: z.boolean(),
})
export interface EditedSurvey extends z.output<typeof editedSurveySchema> {}
export interface GivenEditedSurvey extends z.input<typeof editedSurveySchema> {}
export const EditedSurvey: z.ZodType<EditedSurvey, GivenEditedSurvey> = editedSurveySchema
export const OpenSurvey = z.object({ survey: EditedSurvey, positions: z.array(Position) })
export type OpenSurvey = z.infer<typeof OpenSurvey>

export const SurveyId = z.strictObject({ id: Uuid })
export const CreateSurvey = SurveyContent.extend({ unitId: Uuid.nullable().default(null) })
/** Without a unit it stays with the one it has. */
export const ChangeSurvey = SurveyContent.extend({ id: Uuid, version: Version, unitId: Uuid.nullable().optional() })
/** `template`: what others begin from, which is never published. */
export const CopySurvey = z.strictObject({ id: Uuid, template: z.boolean() })

export const SurveyCountQuery = z.strictObject({
  view: z.enum(surveyList.views).default(surveyList.views[0]!),
  ...filterFields(surveyList),
})
export const SurveyQuery = SurveyCountQuery.extend({ ...orderFields(surveyList), ...pageInput })

/** A survey as this person answers it. */
const askedSurveySchema = z.object({
  id: Uuid,
  ...z.object(names).shape,
  ...z.object(promised).shape,
  shareResults: z.boolean(),
  untilDate: Seconds.nullable(),
  /** Answers are taken. */
  isOpen: z.boolean(),
  /** Those by which results are told apart; everyone else is one more. */
  departments: z.array(UnitName).max(MAX_BUCKETS),
  fields: z.array(Field),
  fieldsVersion: z.int(),
  /** That this person answered, which is all that is known of an anonymous answer. */
  answered: z.boolean(),
  /** By name: what this person said so far. */
  response: z
    .object({
      status: z.enum(RESPONSE_STATUSES),
      answers: Answers,
      given: z.array(GivenAnswer),
      /** Of people, units and files among the answers. */
      names: z.record(z.string(), z.object({ nameAr: z.string(), nameEn: z.string() })),
      version: z.int(),
    })
    .nullable(),
})
export interface AskedSurvey extends z.output<typeof askedSurveySchema> {}
export interface GivenAskedSurvey extends z.input<typeof askedSurveySchema> {}
export const AskedSurvey: z.ZodType<AskedSurvey, GivenAskedSurvey> = askedSurveySchema

/** On the version of the response that was seen; nought before there is one. */
export const KeepDraft = z.strictObject({ id: Uuid, version: VersionFromZero, answers: Answers })
export const KeptDraft = z.object({ version: z.int() })
/** On the version of the fields that was seen. */
export const SendResponse = z.strictObject({ id: Uuid, fieldsVersion: Version, answers: Answers })

const responseSchema = z.object({
  id: Uuid,
  shortId: z.string(),
  survey: z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string() }),
  by: Person,
  status: z.enum(RESPONSE_STATUSES),
  sentDate: Seconds,
  version: z.int(),
  answers: z.array(GivenAnswer),
  can: grants(RESPONSE_FLAGS),
})
export interface Response extends z.output<typeof responseSchema> {}
export interface GivenResponse extends z.input<typeof responseSchema> {}
export const Response: z.ZodType<Response, GivenResponse> = responseSchema
export const OpenResponse = z.object({ response: Response, positions: z.array(Position) })
export type OpenResponse = z.infer<typeof OpenResponse>
export const ResponseId = z.strictObject({ id: Uuid })
export const ResponseCountQuery = z.strictObject({
  view: z.enum(responseList.views).default(responseList.views[0]!),
  ...filterFields(responseList),
})
export const ResponseExport = z.strictObject({ id: Uuid, ...exportFields })
export const ResponseQuery = ResponseCountQuery.extend({ ...orderFields(responseList), ...pageInput })

const Counts = z.record(z.string(), z.int())

/** What was answered, summed up; of an anonymous survey once it is closed, and nothing of fewer than `k`. */
const surveyResultsSchema = z.object({
  id: Uuid,
  nameAr: z.string(),
  nameEn: z.string(),
  anonymous: z.boolean(),
  k: z.int(),
  state: z.enum(RESULT_STATES),
  /** Those who were asked, now or when it was closed. */
  invited: z.int(),
  answered: z.int(),
  report: FieldsReport.nullable(),
  /** What was written, each question in an order of its own. */
  texts: z.array(z.object({ key: z.string(), texts: z.array(z.string()).max(MAX_TEXTS) })),
  /** By department: no department is what remains. A field that is not there has too few answers. */
  breakdown: z
    .array(z.object({ department: UnitName.nullable(), sheets: z.int().nullable(), counts: z.record(z.string(), Counts) }))
    .max(MAX_BUCKETS + 1),
})
export interface SurveyResults extends z.output<typeof surveyResultsSchema> {}
export interface GivenSurveyResults extends z.input<typeof surveyResultsSchema> {}
export const SurveyResults: z.ZodType<SurveyResults, GivenSurveyResults> = surveyResultsSchema
