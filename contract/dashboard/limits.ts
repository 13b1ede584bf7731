/** Widgets of one area at most: those of a layout, and those that are fetched again at once. */
export const MAX_WIDGETS = 60
/** Columns of a wide screen. */
export const COLUMNS = 3
/** Milliseconds that the database may work on one statement of a widget, so that a slow one does not hold up home. */
export const WIDGET_MS = 50
/** So many times as long it may take where a widget is asked for by its key: when it failed, or a hint made it old. */
export const WIDGET_PATIENCE = 10
export const LAYOUT_CHANGES_A_MINUTE = 60
