import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Rule } from './finding.ts'

/** Words that mark translated English (see the style of words in `CONTRIBUTING.md`); rewrite the sentence around one. */
const marker = /\b(whoever|whom one|anew|meanwhile|of the own)\b/i

/** Landed migrations are never edited, and these files name the words themselves. */
const exempt = /^(server\/migrations\/0|tools\/structure\/(plain|translated)-english)/

/** What people read beside the sources: documents, configurations, the first page, templates of the generator. */
const documents = ['*.md', 'docs/**/*.md', 'deploy/**/*.{conf,yaml,sh}', 'deploy/Dockerfile', 'web/index.html', 'tools/**/*.txt']

export const readDocuments = (root: string): { path: string; text: string }[] =>
  globSync(documents, { cwd: root }).map((file) => ({
    path: file.replaceAll('\\', '/'),
    text: readFileSync(path.join(root, file), 'utf8'),
  }))

export const plainEnglish = (others: readonly { path: string; text: string }[]): Rule => ({
  name: 'plain English',
  find: ({ files }) =>
    [...files, ...others]
      .filter(({ path: at, text }) => !exempt.test(at) && marker.test(text))
      .flatMap(({ path: at, text }) =>
        text.split('\n').flatMap((line, index) => {
          const [word] = marker.exec(line) ?? []
          return word ? [{ path: at, line: index + 1, what: `"${word}": rewrite the sentence` }] : []
        }),
      ),
})
