import type { CustomField } from '@diwan/contract/custom-fields/schemas'
import { AnswerText } from '../fields/reading.ts'

/** What a record says under one of its fields. */
export const CustomText = ({ said: { format, ...said } }: { said: CustomField }) => (
  <AnswerText answer={{ ...said, type: format }} />
)
