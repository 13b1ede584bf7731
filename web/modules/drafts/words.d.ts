import type { en as drafts } from '@diwan/contract/drafts/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    drafts: typeof drafts
  }
}
