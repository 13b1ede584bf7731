export { linkQueries, type Findable } from './api.ts'
export { LinkedTexts, useLinked } from './linked-texts.tsx'
export { LinksPanel } from './links-panel.tsx'
export { ShortIdLink } from './short-id-link.tsx'
