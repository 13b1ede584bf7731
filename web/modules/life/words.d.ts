import type { en as life } from '@diwan/contract/life/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    life: typeof life
  }
}
