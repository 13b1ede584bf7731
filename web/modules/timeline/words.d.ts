import type { en as timeline } from '@diwan/contract/timeline/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    timeline: typeof timeline
  }
}
