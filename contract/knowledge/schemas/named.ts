import { z } from 'zod'
import { Uuid } from '../../kit/ids.ts'

/** A unit or a category as an article names it. */
export const Named = z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string() })
