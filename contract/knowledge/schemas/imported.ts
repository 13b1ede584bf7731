import { z } from 'zod'
import { importedFile, importLosses } from '../../documents/schemas.ts'
import { Uuid } from '../../kit/ids.ts'
import { ARTICLE_LANGUAGES, FOLDER_USES, FOLDERS_LEFT } from '../vocabulary.ts'

/** Beside the bytes of the file. The language of each page is that of its letters where none is chosen. */
export const ImportArticles = z.strictObject({
  ...importedFile,
  lang: z.enum(['auto', ...ARTICLE_LANGUAGES]).default('auto'),
  categoryId: Uuid.optional(),
  /** Whether folders become categories below the chosen one, or all articles lie in it. */
  folders: z.enum(FOLDER_USES).default('categories'),
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

export const ImportedCategory = z.object({
  /** Null in a dry run that would make it. */
  id: Uuid.nullable(),
  /** The names below the chosen category, outermost first. */
  path: z.array(z.string()),
  isNew: z.boolean(),
  /** Articles that come directly into it. */
  articles: z.int(),
})
export type ImportedCategory = z.infer<typeof ImportedCategory>

export const ImportedArticles = z.object({
  pages: z.array(ImportedArticle),
  /** The categories that folders become, each before those below it. */
  categories: z.array(ImportedCategory),
  /** Folders that become no category: their articles lie in the nearest one above. */
  foldersLeft: z.array(z.object({ code: z.enum(FOLDERS_LEFT), folders: z.int() })),
  refused: importLosses.refused,
  written: z.boolean(),
})
export type ImportedArticles = z.infer<typeof ImportedArticles>
