/** Widgets of one area at most: those of a layout, and those that are fetched again at once. */
export const MAX_WIDGETS = 60
/** Columns of a wide screen. */
export const COLUMNS = 3
/** Milliseconds that the database may work on one statement of a widget. */
export const WIDGET_MS = 50
export const LAYOUT_CHANGES_A_MINUTE = 60
