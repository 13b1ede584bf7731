/** Views that one person saves of one list; as many of others are shown beside them. */
export const MAX_VIEWS = 50
export const MAX_VIEW_NAME = 60
/** Names and values of what a view asks for. */
export const MAX_VIEW_PARTS = 30
export const MAX_VIEW_PART = 2_000
