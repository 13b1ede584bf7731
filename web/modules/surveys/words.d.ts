import type { en } from '@diwan/contract/surveys/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    surveys: typeof en
  }
}
