import { ar } from '@diwan/contract/canned/words.ar'
import { en } from '@diwan/contract/canned/words.en'
import type { Module } from '../../kit/module.ts'

/** Answers that the staff of a module shares; each of their kinds is its module's. */
export const manifest: Module = { name: 'canned', words: { ar, en } }
