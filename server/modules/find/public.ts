export { cutting } from './service/looked-through.ts'
export { finder } from './service/finder.ts'
export type { Hit, Listing } from './types.ts'
