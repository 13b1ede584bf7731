/** The rest of an address whose path is a value: the router knows its parts by the path alone. */
export const searchOf = (some: object): object => some

/** The address of the record that was just created: its tab and whatever else it shows stay. */
export const withId = (id: string) => (now: object) => ({ ...now, id })
