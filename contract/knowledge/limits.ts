export const MAX_TITLE = 200
export const MAX_CATEGORY_NAME = 80
export const MAX_CATEGORY_DESCRIPTION = 400
export const MAX_CATEGORIES = 500
export const MAX_CATEGORY_DEPTH = 5
export const MAX_ARTICLE_LABELS = 20
export const MAX_VOTE_COMMENT = 500
/** Articles in one section of the first screen. */
export const LANDING_ROWS = 6
export const MAX_RELATED = 6
/** Articles that cite one, as its screen lists them. */
export const MAX_CITATIONS = 50
export const MAX_SUGGESTED = 3
/** Letters of a subject from which on articles are suggested. */
export const MIN_SUGGEST_SUBJECT = 10
export const SUGGESTED_A_MINUTE = 60
/** A search is reported as not found from so many times on. */
export const MISSES_REPORTED_FROM = 3
export const MAX_SEARCH_MISSES = 100
/** Articles of one bulk command. */
export const MAX_ARTICLE_BULK = 100
export const MAX_REVIEW_NOTE = 2_000
/** Days after its review date from which on the head of the unit is notified as well. */
export const REVIEW_HEAD_DAYS = 14
export const VIEWS_A_MINUTE = 120
export const COMMENT_EDIT_SECONDS = 900
export const MAX_PREVIEW = 300
/** Pages of one file that become articles, and such files of a person in a minute. */
export const MAX_IMPORTED_ARTICLES = 200
/** Pictures that those pages show, counted for each page. */
export const MAX_IMPORTED_PICTURES = 500
/** Folders of one file that become new categories. */
export const MAX_IMPORTED_CATEGORIES = 100
export const ARTICLE_IMPORTS_A_MINUTE = 10
/** Articles of one archive, both languages counted, and the bytes of all their files. */
export const MAX_EXPORTED = 500
export const MAX_EXPORT_BYTES = 500 * 1_024 * 1_024
/** Cards of records that one exported page names. */
export const MAX_EXPORTED_CARDS = 200
export const ARTICLE_EXPORTS_A_MINUTE = 10
/** Pictures of one PDF; of the others the text that stands for them is printed. */
export const MAX_PRINTED_PICTURES = 40
/** Characters of a passage that a comment is about, and such comments of one article. */
export const MAX_PASSAGE = 500
export const MAX_PASSAGES = 500
export const PASSAGES_A_MINUTE = 20
