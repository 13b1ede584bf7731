import { fold } from '@diwan/core/arabic-fold'
import { Answers, FieldList } from '@diwan/core/fields/field'
import { z } from 'zod'
import { DraftFields, givenAnswerShape } from '../fields/schemas.ts'
import { Uuid, VersionFromZero } from '../kit/ids.ts'
import { MAX_CUSTOM_FIELDS } from './limits.ts'
import { CUSTOM_TYPES } from './vocabulary.ts'

/** A kind of record: `ticket`. */
const CustomKind = z.string().regex(/^[a-z][a-z_]{0,39}$/)
const Key = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)
const Named = z.object({ nameAr: z.string(), nameEn: z.string() })

/** One custom field of a record, by the names of S3.37; `format` is what its value is (Q.39). */
const { type: format, ...answered } = givenAnswerShape
export const CustomField = z.object({ ...answered, format, readonly: z.boolean() })
export type CustomField = z.infer<typeof CustomField>
export const CustomFields = z.array(CustomField).max(MAX_CUSTOM_FIELDS)

const isCustom = (type: string): boolean => CUSTOM_TYPES.some((one) => one === type)

/** Two columns of one name cannot be told apart in a list, an export or an import. */
const sameLabels = (labels: readonly string[]): number[] =>
  labels.flatMap((label, index) => (label !== '' && labels.indexOf(label) < index ? [index] : []))

/** Whether nothing lacks is asked when they are saved: they are shown at once. */
const OwnFields = DraftFields.superRefine((fields, context) => {
  if (fields.length > MAX_CUSTOM_FIELDS) context.addIssue({ code: 'custom', message: 'too_many_nodes' })
  for (const [index, { type }] of fields.entries())
    if (!isCustom(type)) context.addIssue({ code: 'custom', path: [index, 'type'], message: 'invalid_value' })
  for (const label of ['labelAr', 'labelEn'] as const)
    for (const index of sameLabels(fields.map((field) => fold(field[label]))))
      context.addIssue({ code: 'custom', path: [index, label], message: 'twice' })
})

const hidden = z.array(Key).max(MAX_CUSTOM_FIELDS)

/** The fields of one kind of record, as an administrator sets them. */
export const CustomSet = z.object({
  kind: CustomKind,
  /** What such records are called. */
  of: Named,
  fields: FieldList,
  /** Keys of those that are not asked at present. */
  hidden,
  /** Keys that were ever answered under: no new field takes them. */
  used: z.array(Key),
  /** None was ever saved: 0. */
  version: z.int(),
})
export type CustomSet = z.infer<typeof CustomSet>
export const CustomSets = z.object({ items: z.array(CustomSet), can: z.object({ change: z.boolean() }) })

export const SaveCustomSet = z.strictObject({ kind: CustomKind, version: VersionFromZero, fields: OwnFields, hidden })
export type SaveCustomSet = z.infer<typeof SaveCustomSet>

export const AskCustomFields = z.strictObject({ kind: CustomKind })
/** What is asked of such a record now, in its order. What they begin with says already who asks. */
export const AskedCustomFields = z.object({ fields: FieldList })

/** An empty answer takes one away. `was`: as the caller saw it; what somebody else changed since is not overwritten. */
export const ChangeCustomFields = z.strictObject({ id: Uuid, now: Answers, was: Answers })
export type ChangeCustomFields = z.infer<typeof ChangeCustomFields>
export const CustomRecord = z.object({ id: Uuid, items: CustomFields })

const Texts = z.array(Named)
/** One that was changed, by what it is called: the values in words. */
export const CustomChange = z.object({ key: z.string(), ...Named.shape, from: Texts, to: Texts })
export type CustomChange = z.infer<typeof CustomChange>
