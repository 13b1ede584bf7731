import { Answer, Field, FIELD_TYPES, FieldList, LABEL_MAX } from '@diwan/core/fields/field'
import { setProblems, type SetProblem } from '@diwan/core/fields/set-problems'
import { z } from 'zod'

/** Fields as a draft keeps them: what no evaluator could live with is refused, a missing translation only when they are shown. */
export const DraftFields = FieldList.superRefine((fields, context) => {
  for (const { path, code } of setProblems(fields, { complete: false })) {
    const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    context.addIssue({ code: 'custom', path: steps, message: code })
  }
})

/** What stands against showing them to anybody. */
export const incomplete = (fields: readonly Field[]): SetProblem[] => setProblems(fields, { complete: true })

const Named = z.object({ nameAr: z.string(), nameEn: z.string() })

export const givenAnswerShape = {
  key: z.string(),
  type: z.enum(FIELD_TYPES),
  labelAr: z.string().max(LABEL_MAX),
  labelEn: z.string().max(LABEL_MAX),
  value: Answer,
  /** What keys and ids are called: the options chosen or in their order, the person, the unit, the file. */
  names: z.array(Named),
  /** What each row of a table was answered with. */
  rows: z.array(z.object({ row: Named, chosen: Named })).optional(),
  /** A rating: the best there is. */
  outOf: z.int().optional(),
}
/** An answer as its readers see it, with the label of the version of the field that was answered. */
const givenAnswerSchema = z.object(givenAnswerShape)
export interface GivenAnswer extends z.output<typeof givenAnswerSchema> {}
export interface GivenGivenAnswer extends z.input<typeof givenAnswerSchema> {}
export const GivenAnswer: z.ZodType<GivenAnswer, GivenGivenAnswer> = givenAnswerSchema

/** How often each value of each field was given. Under no value: how often the field was answered at all. */
const fieldsReportSchema = z.object({
  sheets: z.int(),
  fields: z.array(z.object({ field: Field, past: z.boolean(), counts: z.record(z.string(), z.int()) })),
  /** What people and units are called. */
  names: z.record(z.string(), Named),
})
export interface FieldsReport extends z.output<typeof fieldsReportSchema> {}
export interface GivenFieldsReport extends z.input<typeof fieldsReportSchema> {}
export const FieldsReport: z.ZodType<FieldsReport, GivenFieldsReport> = fieldsReportSchema
