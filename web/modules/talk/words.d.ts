import type { en as talk } from '@diwan/contract/talk/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    talk: typeof talk
  }
}
