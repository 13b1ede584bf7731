import { z } from 'zod'
import { importedFile, importLosses } from '../../documents/schemas.ts'
import { Uuid } from '../../kit/ids.ts'
import { ARTICLE_LANGUAGES } from '../vocabulary.ts'

/** Beside the bytes of the file. The language of each page is that of its letters where none is chosen. */
export const ImportArticles = z.strictObject({
  ...importedFile,
  lang: z.enum(['auto', ...ARTICLE_LANGUAGES]).default('auto'),
  categoryId: Uuid.optional(),
})

export const ImportedArticle = z.object({
  /** The draft; null in a dry run. */
  id: Uuid.nullable(),
  title: z.string(),
  /** Folders of the archive, or pages above it, outermost first. */
  folder: z.array(z.string()),
  lang: z.enum(ARTICLE_LANGUAGES),
  characters: z.int(),
  pictures: z.int(),
  problems: importLosses.problems,
})
export type ImportedArticle = z.infer<typeof ImportedArticle>

export const ImportedArticles = z.object({
  pages: z.array(ImportedArticle),
  refused: importLosses.refused,
  written: z.boolean(),
})
export type ImportedArticles = z.infer<typeof ImportedArticles>
