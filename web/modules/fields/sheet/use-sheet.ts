import { startingAnswers } from '@diwan/core/fields/check'
import type { Answers, Field } from '@diwan/core/fields/field'
import { pagesOf, type Page } from '@diwan/core/fields/pages'
import { useState } from 'react'
import { useAnswerCheck } from '../use-answer-check.ts'

/** Where all answers are read once more before they are sent; no section is called so. */
export const REVIEW = '#review'

export interface SheetInput {
  readonly fields: readonly Field[]
  /** What was typed so far; what a field begins with is added. */
  readonly answers: Answers
  /** By the key of the field: what the server refused, in words. */
  readonly refused?: Readonly<Record<string, string | undefined>>
  readonly review?: boolean | undefined
  readonly onSend: (values: Answers) => void
  /** A page was turned: the key of the page. */
  readonly onPage?: ((key: string) => void) | undefined
  readonly startAt?: string | undefined
}

export interface Sheet {
  readonly answers: Answers
  readonly pages: readonly Page[]
  readonly index: number
  /** Nothing on the page of the review. */
  readonly page: Page | undefined
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly isLast: boolean
  readonly reviews: boolean
  /** The fields of this page that are wrong, after the attempt to leave it. */
  readonly next: () => readonly string[]
  readonly back: (() => void) | undefined
  /** To the page of this field. */
  readonly goTo: (key: string) => void
  /** Whatever is wrong is answered with its key, and its page is open then. */
  readonly send: () => string | undefined
}

/** Pages, conditions and errors of one sheet that is filled in; what is typed is kept by its caller. */
export function useSheet({ fields, answers: typed, refused = {}, review, onSend, onPage, startAt }: SheetInput): Sheet {
  const check = useAnswerCheck(fields)
  const answers = { ...startingAnswers(fields), ...typed }
  const pages = pagesOf(fields, answers)
  const reviews = review ?? pages.length > 1
  const [at, setAt] = useState(startAt)
  /** Pages somebody tried to leave: only there is something wrong yet. */
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const checked = check(answers)

  const isReview = at === REVIEW && reviews
  // a page that a condition took away leads to the one that is in its place
  const found = pages.findIndex(({ key }) => key === at)
  const [last, setLast] = useState(0)
  const index = found >= 0 ? found : Math.min(last, Math.max(pages.length - 1, 0))
  const page = isReview ? undefined : pages[index]
  const shown = new Set(pages.filter(({ key }) => tried.has(key)).flatMap((one) => one.fields.map(({ key }) => key)))
  const errors = Object.fromEntries(
    fields.map(({ key }) => [key, (shown.has(key) ? checked.errors[key] : undefined) ?? refused[key]]),
  )

  const open = (key: string) => {
    setAt(key)
    setLast(Math.max(0, key === REVIEW ? pages.length - 1 : pages.findIndex((one) => one.key === key)))
    onPage?.(key)
  }
  const pageOf = (key: string) => pages.find((one) => one.fields.some((field) => field.key === key))
  const isLast = index === pages.length - 1
  const sendNow = (): string | undefined => {
    setTried(new Set(pages.map(({ key }) => key)))
    const [first] = checked.problems
    const wrong = first && pageOf(first.key)
    if (wrong) open(wrong.key)
    if (first) return first.key
    onSend(checked.values)
    return undefined
  }
  return {
    answers,
    pages,
    index,
    page,
    errors,
    isLast,
    reviews,
    next: () => {
      if (!page) return []
      setTried(new Set([...tried, page.key]))
      const wrong = page.fields.map(({ key }) => key).filter((key) => checked.errors[key] !== undefined)
      if (wrong.length > 0) return wrong
      const following = pages[index + 1]
      if (following) open(following.key)
      else if (reviews) open(REVIEW)
      return []
    },
    back: isReview ? () => open(pages.at(-1)?.key ?? '') : index > 0 ? () => open(pages[index - 1]?.key ?? '') : undefined,
    goTo: (key) => {
      const of = pageOf(key)
      if (of) open(of.key)
    },
    send: sendNow,
  }
}
