import { ar } from '@diwan/contract/training/words.ar'
import { en } from '@diwan/contract/training/words.en'

/** The words of the module for what is read outside of the portal, in a language that is said. */
export const sayIn = (language: 'ar' | 'en') => {
  const words = { ar, en }[language]
  return (key: keyof typeof en): string => words[key]
}
