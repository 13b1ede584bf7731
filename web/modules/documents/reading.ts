/** What a screen needs to show pages and to compare them, without what writes. */
export { AnchoredText, headingsIn } from './anchored-text.tsx'
export { PageContents } from './page-contents.tsx'
export { blocksOf, PageText } from './page-text.tsx'
export { comparedPages } from './versions/compared-pages.ts'
export { ComparedSides, ComparedText } from './versions/compared-text.tsx'
