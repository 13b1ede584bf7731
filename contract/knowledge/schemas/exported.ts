import { z } from 'zod'
import { Uuid } from '../../kit/ids.ts'
import { EXPORT_FORMATS } from '../vocabulary.ts'

export const ExportArticle = z.strictObject({ id: Uuid, format: z.enum(EXPORT_FORMATS) })
