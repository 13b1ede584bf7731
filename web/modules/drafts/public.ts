export { discardDraft, draftLive, draftQueries, type Draft } from './api.ts'
export { OtherDraft } from './other-draft.tsx'
export { useDraft } from './use-draft.ts'
