import type { en as links } from '@diwan/contract/links/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    links: typeof links
  }
}
