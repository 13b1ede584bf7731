import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Rule } from './finding.ts'

/** Words that mark translated English (see the style of words in `CONTRIBUTING.md`); the sentence around one is rewritten. */
const marker = /\b(whoever|whom one|anew|meanwhile|of the own)\b/i

/** Landed migrations are never edited, and these files name the words themselves. */
const exempt = /^(server\/migrations\/0|tools\/structure\/plain-english)/

const LIST = 'tools/structure/plain-english.txt'

/** Files that held such words when the rule came. The list only shrinks. */
export const filesToRewrite = (root: string): string[] => readFileSync(path.join(root, LIST), 'utf8').split('\n').filter(Boolean)

/** Documents stand outside the tree of sources. */
export const readDocuments = (root: string): { path: string; text: string }[] =>
  globSync(['*.md', 'docs/**/*.md'], { cwd: root }).map((file) => ({
    path: file.replaceAll('\\', '/'),
    text: readFileSync(path.join(root, file), 'utf8'),
  }))

export const plainEnglish = (documents: readonly { path: string; text: string }[], listed: readonly string[]): Rule => ({
  name: 'plain English',
  find: ({ files }) => {
    const waiting = new Set(listed)
    const seen = new Set<string>()
    const found = [...files, ...documents]
      .filter(({ path: at }) => !exempt.test(at))
      .flatMap(({ path: at, text }) => {
        if (!marker.test(text)) return []
        seen.add(at)
        if (waiting.has(at)) return []
        return text.split('\n').flatMap((line, index) => {
          const [word] = marker.exec(line) ?? []
          return word ? [{ path: at, line: index + 1, what: `"${word}": rewrite the sentence` }] : []
        })
      })
    const rewritten = listed
      .filter((at) => !seen.has(at))
      .map((at) => ({ path: LIST, what: `${at} is rewritten; remove its line` }))
    return [...found, ...rewritten]
  },
})
