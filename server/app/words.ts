import type { Module } from '../kit/module.ts'
import { createSentences, type Sentences } from '../kit/words/sentences.ts'

/** What the server says, from the dictionaries that modules declare. */
export const sentencesOf = (modules: readonly Module[]): Sentences =>
  createSentences(Object.fromEntries(modules.flatMap(({ name, words }) => (words ? [[name, words]] : []))))
