import type { en as audience } from '@diwan/contract/audience/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    audience: typeof audience
  }
}
