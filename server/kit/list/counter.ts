import { COUNT_LIMIT, type Counter } from '@diwan/contract/kit/page'

/** Of a count that was stopped one past the limit. */
export const counterOf = (count: number): Counter => ({ count: Math.min(count, COUNT_LIMIT), more: count > COUNT_LIMIT })
