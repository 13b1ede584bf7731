import { Answer, FIELD_TYPES, FieldList, LABEL_MAX, type Field } from '@diwan/core/fields/field'
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

/** One answer as its readers see it, with the label of the version it was given on. */
export const GivenAnswer = z.object({
  key: z.string(),
  type: z.enum(FIELD_TYPES),
  labelAr: z.string().max(LABEL_MAX),
  labelEn: z.string().max(LABEL_MAX),
  value: Answer,
  /** What keys and ids are called: the options chosen, the person, the unit, the file. */
  names: z.array(z.object({ nameAr: z.string(), nameEn: z.string() })),
})
export type GivenAnswer = z.infer<typeof GivenAnswer>
