import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

export type Words = Readonly<Record<string, string>>

/** The words of one module in both languages; one that is missing is empty, and every key then says so. */
export interface Dictionary {
  readonly namespace: string
  readonly ar: Words
  readonly en: Words
}

export async function readDictionaries(root: string): Promise<Dictionary[]> {
  const contract = path.join(root, 'contract')
  const folders = new Set(globSync('*/words.*.ts', { cwd: contract }).map((file) => path.dirname(file)))
  return Promise.all(
    [...folders].toSorted().map(async (namespace) => ({
      namespace,
      ar: await readWords(path.join(contract, namespace, 'words.ar.ts'), 'ar'),
      en: await readWords(path.join(contract, namespace, 'words.en.ts'), 'en'),
    })),
  )
}

async function readWords(file: string, language: 'ar' | 'en'): Promise<Words> {
  if (!existsSync(file)) return {}
  const loaded = (await import(pathToFileURL(file).href)) as Record<string, Words | undefined>
  return loaded[language] ?? {}
}

export const pathOf = (namespace: string, language: 'ar' | 'en'): string => `contract/${namespace}/words.${language}.ts`

const pluralForm = /_(zero|one|two|few|many|other)$/

/** `openCount_few` is a form of `openCount`; a key whose base has no `_other` merely looks like one. */
export function baseOf(words: Words, key: string): string {
  const base = key.replace(pluralForm, '')
  return `${base}_other` in words ? base : key
}
