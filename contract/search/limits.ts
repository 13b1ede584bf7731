/** Of one question; what is typed beyond is not looked for. */
export const MAX_WORDS = 6
export const MAX_QUESTION = 200
export const MAX_SYNONYM_WORDS = 10
export const MAX_SYNONYM_LENGTH = 40
export const MAX_SYNONYMS = 2_000
/** Of one name among synonyms. */
export const MAX_NAME_WORDS = 3
