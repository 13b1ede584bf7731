export { linkQueries } from './api.ts'
export { LinkedTexts, useLinked } from './linked-texts.tsx'
export { LinksPanel, type Findable } from './links-panel.tsx'
export { ShortIdLink } from './short-id-link.tsx'
