import type { en as actions } from '@diwan/contract/actions/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    actions: typeof actions
  }
}
