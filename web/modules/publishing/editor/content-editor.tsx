import type { Names } from '@diwan/contract/publishing/schemas'
import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useSearch } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { oneOf } from '../../../kit/list/address.ts'
import type { Problem } from '../../../kit/problem.ts'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { lazyExtra, lazyPart } from '../../../ui/lazy-part.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { SavedState, type Autosaved } from '../../fields/public.ts'
import classes from '../publishing.module.css'
import type { ContentKind, ContentWords, EditedContent, EditorPart, PublishedRecord } from '../types.ts'
import { isUnpublished } from '../model/unpublished.ts'
import { Unpublished } from './unpublished.tsx'
import { UndoButtons } from './undo-buttons.tsx'
import type { ContentWriting } from './use-content.ts'

const PublishPanel = lazyPart(async () => ({ default: (await import('../publish-panel.tsx')).PublishPanel }))
const Activity = lazyPart(async () => ({ default: (await import('../../life/public.ts')).Activity }))
const ContentMenu = lazyExtra(async () => ({ default: (await import('../content/content-menu.tsx')).ContentMenu }))

interface ContentEditorProps {
  readonly kind: ContentKind
  readonly record: EditedContent | null
  readonly writing: Omit<ContentWriting<object>, 'content' | 'set'> & { readonly content: Names }
  readonly words: ContentWords
  /** The tab in which its pieces are written; the address has no `part` for it. */
  readonly build: () => ReactNode
  /** The tab of its name, its unit and its rules, where these are not written with its pieces. */
  readonly settings?: () => ReactNode
  /** More tabs in front of the one of publishing. */
  readonly more?: readonly EditorPart[]
  /** The tabs that show what came in; they follow the one of publishing. */
  readonly received: readonly EditorPart[]
  /** How far what is typed is saved, where that happens by itself once the record was begun. */
  readonly autosaved?: Autosaved
  readonly preview?: PublishedRecord['preview']
  /** Shows why the content itself may not be published; without it the messages stand at the wrong fields. */
  readonly onRefused?: (problem: Problem) => void
  /** Drops from the address what belongs to the tab that is left. */
  readonly leaves?: (now: object) => object
  /** Problems, above the tab. */
  readonly children: ReactNode
}

/** The tabs in which it is written: each of them can be undone. */
const written = new Set(['build', 'settings'])

/** The page on which a piece of content is written, published and answered: one tab at a time. */
export function ContentEditor(props: ContentEditorProps) {
  const { kind, record, writing, words, autosaved, leaves, onRefused = writing.refuse } = props
  const { t } = useTranslation(['publishing', 'kit'])
  const nameOf = useLocalName()
  const { part }: { part?: unknown } = useSearch({ strict: false })
  const parts = usePartsOf(props)
  const names = parts.map(({ name }) => name)
  const current = parts.find(({ name }) => name === oneOf(names, part)) ?? parts[0]!
  const savesItself = autosaved !== undefined
  const { undo, redo } = writing
  useHotkeys(
    savesItself
      ? [
          ['mod+Z', () => undo?.()],
          ['mod+shift+Z', () => redo?.()],
        ]
      : [['mod+S', writing.save]],
    savesItself ? undefined : [],
  )
  return (
    <>
      <PageHeader
        title={nameOf(writing.content) || words.unnamed}
        written
        crumbs={[{ label: words.list, to: kind.places.list, search: {} }]}
        tabs={
          <ViewLinks
            label={words.list}
            param="part"
            views={names}
            current={current.name}
            labelOf={(name) => parts.find((one) => one.name === name)!.label}
            {...(leaves && { leaves })}
          />
        }
        action={
          <>
            {record && autosaved && <SavedState state={autosaved} />}
            {record && <StatusBadge status={record.status} />}
            {record && isUnpublished(record) && (
              <Unpublished kind={kind} record={record} words={words.differences} dirty={writing.dirty} onRefused={onRefused} />
            )}
            {!savesItself && written.has(current.name) && <UndoButtons undo={undo} redo={redo} />}
            {!(savesItself && record) && (
              <Button disabled={writing.pending || (record !== null && !writing.dirty)} onClick={writing.save}>
                {words.save ?? t('save', { ns: 'kit' })}
              </Button>
            )}
            {record && (
              <Suspense fallback={<span className={classes['menuRoom']} />}>
                <ContentMenu kind={kind} record={record} words={words} />
              </Suspense>
            )}
          </>
        }
      />
      {props.children}
      <Suspense fallback={<FormSkeleton />}>{current.show()}</Suspense>
    </>
  )
}

/** A new record is written before anything else; a template is never published. */
function usePartsOf(props: ContentEditorProps): readonly EditorPart[] {
  const { kind, record, writing, words, preview, onRefused, settings } = props
  const { t } = useTranslation('publishing')
  const nameOf = useLocalName()
  const writtenParts = [
    { name: 'build', label: t('build'), show: props.build },
    ...(settings ? [{ name: 'settings', label: t('settings'), show: settings }] : []),
  ]
  if (record === null) return writtenParts
  const published = {
    id: record.id,
    name: nameOf(writing.content),
    endpoints: kind.publishing,
    ...(onRefused && { onRefused }),
    ...(preview && { preview }),
  }
  const publishing = {
    name: 'publishing',
    label: words.publishing ?? t('publishing'),
    show: () => <PublishPanel record={published} />,
  }
  const history = { name: 'history', label: t('history'), show: () => <Activity id={record.id} /> }
  return [
    ...writtenParts,
    ...(props.more ?? []),
    ...(record.can.publish && !record.template ? [publishing] : []),
    ...(record.template ? [] : props.received),
    history,
  ]
}
