/** The parts of a screen that shows pages and compares them, without the editor. */
export { AnchoredText, headingsIn } from './anchored-text.tsx'
export { PageContents } from './page-contents.tsx'
export { blocksOf, PageText } from './page-text.tsx'
export { comparedPages } from './model/compared-pages.ts'
export { ComparedSides, ComparedText } from './versions/compared-text.tsx'
