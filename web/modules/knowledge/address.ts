/** The search of an address of this module. */
export const asSearch = (search: object): object => search

/** The address at which readers find an article. */
export const articlePlace = (id: string) => ({ to: '/user/knowledge-base', search: asSearch({ id }) }) as const
/** All articles of a category and those below it. */
export const categoryPlace = (category: string) =>
  ({ to: '/user/knowledge-base/all-articles', search: asSearch({ category }) }) as const
/** The address at which an article is written. */
export const writingPlace = (id: string) => ({ to: '/admin/knowledge-hub', search: asSearch({ id }) }) as const
