export { PreviewBanner } from './preview-banner.tsx'
export { RightsSection } from './rights-section.tsx'
