import { Button, CloseButton } from '@mantine/core'
import type { Answer } from '@diwan/core/fields/field'
import { Suspense, useEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { focusFirst } from '../../../kit/form-fields.ts'
import { useDirection } from '../../../kit/formats.ts'
import { sendByKey } from '../../../ui/send-by-key.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { FieldInputs } from '../field-inputs.tsx'
import { SectionHeading } from '../section-heading.tsx'
import type { Names } from '../types.ts'
import { SheetProgress } from './sheet-progress.tsx'
import { SheetReview } from './sheet-review.tsx'
import classes from './sheet.module.css'
import { useSheet, type SheetInput } from './use-sheet.ts'
import { lazyExtra } from '../../../ui/lazy-part.tsx'

/** Comes when something is wrong. */
const FormProblem = lazyExtra(() => import('../../../ui/form-problem.tsx').then((problem) => ({ default: problem.FormProblem })))

export interface FieldSheetProps extends SheetInput {
  readonly title: string
  readonly names: Names
  readonly onChange: (key: string, answer: Answer, named?: { id: string; nameAr: string; nameEn: string }) => void
  /** Whose labels; those of the reader unless a preview asks for the others. */
  readonly language?: 'ar' | 'en'
  /** Above the questions of each page: that answers are anonymous, how long a quiz still lasts. */
  readonly note?: ReactNode
  /** Whether what was typed is kept. */
  readonly saved?: ReactNode
  /** Why it was not sent, where no field is to blame. */
  readonly problem?: string | undefined
  readonly sendLabel?: string
  readonly sending?: boolean
  readonly filePurpose?: 'attachment5' | 'attachment10'
  readonly onClose?: () => void
}

/**
 * Fields to be filled in page by page: for forms, surveys and quizzes alike. It judges and turns pages; what is typed, kept and
 * sent is its caller's.
 */
export function FieldSheet(props: FieldSheetProps) {
  const { fields, title, names, onChange, note, saved, problem, sendLabel, sending, filePurpose, onClose } = props
  const { t } = useTranslation(['fields', 'kit'])
  const own = useDirection() === 'rtl' ? 'ar' : 'en'
  const language = props.language ?? own
  const sheet = useSheet(props)
  const { page, errors, isLast, reviews } = sheet
  const form = useRef<HTMLFormElement>(null)
  const place = page?.key ?? '#'
  usePageFocus(form, place)
  useRefused(form, props.refused, sheet.goTo)

  const wrong = page ? page.fields.some(({ key }) => errors[key] !== undefined) : false
  const said = problem ?? (wrong ? t('correctErrors', { ns: 'kit' }) : undefined)
  const focus = (keys: readonly string[]) => requestAnimationFrame(() => focusFirst(form.current ?? undefined, keys))
  const go = (): void => {
    if (page && (!isLast || reviews)) return void focus(sheet.next())
    const refused = sheet.send()
    if (refused !== undefined) focus([refused])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!sending) go()
  }
  const sends = !page || (isLast && !reviews)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its fields
    <form
      ref={form}
      className={classes['sheet']}
      data-sheet
      noValidate
      aria-busy={sending}
      aria-label={title}
      onSubmit={submit}
      onKeyDown={sendByKey}
    >
      <header className={classes['head']}>
        {onClose && <CloseButton aria-label={t('close', { ns: 'kit' })} onClick={onClose} />}
        <h2>
          <UserText text={title} />
        </h2>
        {saved !== undefined && <span className={classes['saved']}>{saved}</span>}
        <SheetProgress at={page ? sheet.index + 1 : sheet.pages.length} pages={sheet.pages.length} isReview={!page} />
      </header>
      <div className={classes['page']} tabIndex={-1} data-page={place}>
        {note}
        {said !== undefined && (
          <Suspense>
            <FormProblem text={said} />
          </Suspense>
        )}
        {page?.section && <SectionHeading section={page.section} language={language} />}
        {page ? (
          <FieldInputs
            key={page.key}
            fields={page.fields}
            visible
            answers={sheet.answers}
            names={names}
            errors={errors}
            language={language}
            change={onChange}
            {...(filePurpose && { filePurpose })}
          />
        ) : (
          <SheetReview
            pages={sheet.pages}
            answers={sheet.answers}
            names={names}
            edit={(key) => {
              sheet.goTo(key)
              focus([key])
            }}
          />
        )}
      </div>
      <footer className={classes['foot']}>
        {sheet.back && (
          <Button variant="default" onClick={sheet.back}>
            {t('sheetBack')}
          </Button>
        )}
        <Button type="submit" className={classes['on'] ?? ''} disabled={sending === true || fields.length === 0}>
          {sends
            ? sending
              ? t('sending', { ns: 'kit' })
              : (sendLabel ?? t('send', { ns: 'kit' }))
            : t(isLast ? 'review' : 'sheetNext')}
        </Button>
      </footer>
    </form>
  )
}

/** A new page is read from its top. */
function usePageFocus(form: RefObject<HTMLFormElement | null>, place: string): void {
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    const top = form.current?.querySelector<HTMLElement>('[data-page]')
    top?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'start' })
  }, [form, place])
}

/** What the server refused is opened and focused, once for each refusal. */
function useRefused(form: RefObject<HTMLFormElement | null>, refused: SheetInput['refused'], goTo: (key: string) => void): void {
  const known = useRef(refused)
  useEffect(() => {
    if (known.current === refused) return
    known.current = refused
    const [first] = Object.entries(refused ?? {}).flatMap(([key, text]) => (text === undefined ? [] : [key]))
    if (first === undefined) return
    goTo(first)
    requestAnimationFrame(() => focusFirst(form.current ?? undefined, [first]))
  }, [form, refused, goTo])
}
