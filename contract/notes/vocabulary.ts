/** The rights that a note carries as `can`. */
export const NOTE_FLAGS = ['view', 'edit', 'delete', 'restore'] as const
/** In rising order; whose it is stands in the note itself. */
export const NOTE_DEGREES = ['read', 'edit'] as const
/** Names of its paper; which colour that is depends on the theme. */
export const NOTE_COLOURS = ['plain', 'yellow', 'green', 'blue', 'purple', 'pink', 'orange', 'grey'] as const
