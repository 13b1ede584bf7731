/** Of each kind on the first page, unless asked otherwise. */
export const FOUND_OF_A_KIND = 8
