export const MAX_MEETING_TITLE = 200
export const MAX_MEETING_PLACE = 200
/** The first words of a description, which goes on as a document. */
export const MAX_FIRST_DESCRIPTION = 4_000
/** So much of the description stands in answers that are not the document. */
export const MAX_DESCRIPTION_PREVIEW = 300
export const MIN_MEETING_MINUTES = 5
export const MAX_MEETING_MINUTES = 1_440
export const MEETING_MINUTES = 30
/** The organiser is not counted. */
export const MAX_ATTENDEES = 100
export const MAX_GUESTS = 50
/** A series ends after so many occurrences, and so many days after its beginning, whatever its rule says. */
export const MAX_OCCURRENCES = 104
export const MAX_SERIES_DAYS = 731
export const MAX_MEETING_REASON = 1_000
/** Days that one list of meetings covers. */
export const MAX_MEETING_DAYS = 366
export const MAX_MEETINGS_A_MINUTE = 60
export const MAX_ROOMS = 500
export const MAX_ROOM_NAME = 120
export const MAX_ROOM_PLACE = 200
export const MAX_ROOM_SEATS = 10_000
/** Occurrences that a refusal names, because their room is taken. */
export const MAX_CLASHES = 20
/** People whose times are shown or compared at once. */
export const MAX_FREE_BUSY_PEOPLE = 20
export const FREE_TIMES = 10
/** So far ahead free times are looked for. */
export const FREE_TIMES_DAYS = 30
/** Times of a series that a guest is shown, and milliseconds after its end for which the link of a guest works. */
export const MAX_GUEST_TIMES = 10
export const GUEST_AFTER_MS = 3_600_000
/** Letters about meetings to guests, for each organiser; more of them wait for the next hour. */
export const GUEST_LETTERS_AN_HOUR = 200
