export { finder } from './service/finder.ts'
export type { Hit, Listing, PartTexts } from './types.ts'
