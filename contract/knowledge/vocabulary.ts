export const ARTICLE_LANGUAGES = ['ar', 'en'] as const
export type ArticleLanguage = (typeof ARTICLE_LANGUAGES)[number]

/** The rights that an article carries as `can`. */
export const ARTICLE_FLAGS = ['view', 'comment', 'edit', 'publish', 'delete', 'approve'] as const
/** The rights that a category carries as `can`: to write articles in it, and to change it. */
export const CATEGORY_FLAGS = ['create', 'manage'] as const

/** A review that runs, or how the last one ended. */
export const REVIEW_STATUSES = ['SENT', 'CHECKING', 'APPROVED', 'REJECTED', 'DRAFT'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** Icons that a category may have; the screen draws each by its name. */
export const CATEGORY_ICONS = [
  'book',
  'people',
  'calendar',
  'laptop',
  'network',
  'printer',
  'mail',
  'plane',
  'cart',
  'money',
  'building',
  'shield',
  'heart',
  'tools',
  'document',
  'question',
] as const
export type CategoryIcon = (typeof CATEGORY_ICONS)[number]

/** The sections of the first screen of readers. */
export const LANDING_SECTIONS = ['newest', 'mostRead', 'starred', 'department'] as const

/** An article that was offered for a subject answered the question, or it was opened and the ticket sent anyway. */
export const OFFER_OUTCOMES = ['answered', 'opened'] as const

export const EXPORT_FORMATS = ['markdown', 'pdf'] as const

/** How an import treats the folders of an archive. */
export const FOLDER_USES = ['categories', 'none'] as const
/** Why a folder becomes no category. */
export const FOLDERS_LEFT = ['not_yours', 'inactive', 'too_deep', 'too_many'] as const
export type FolderLeft = (typeof FOLDERS_LEFT)[number]
