import type { OpenPage } from '@diwan/contract/documents/schemas'
import type { Node } from 'prosemirror-model'
import { EditorView } from 'prosemirror-view'
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import type { Problem } from '../../../kit/problem.ts'
import { useEver } from '../../../kit/use-ever.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { LostCards } from '../lost-cards.tsx'
import type { MentionSource } from '../../writing/public.ts'
import { PAGE, type EditorDialog } from './choices.ts'
import { insertBlock } from './commands.ts'
import { EditorEmbeds } from './editor-embeds.tsx'
import { embedPlaces } from './embed-places.ts'
import { keepLostWords } from './lost-words.ts'
import { askWhom, mentionSign } from './mention.ts'
import { MentionMenu } from './mention-menu.tsx'
import { nodeViews } from './views.ts'
import { copiesOf, type KeptCopy } from './kept-copy.ts'
import { PasteNotice } from './paste-notice.tsx'
import { pluginsOf } from './plugins.ts'
import { takeBack, WritingSession, type Saving, type Sent } from './session.ts'
import { SlashMenu } from './slash-menu.tsx'
import { pageSchema } from './schema.ts'
import { menuKeys } from './trigger.ts'
import { Toolbar } from './toolbar.tsx'
import page from '../page-text.module.css'
import classes from './page-editor.module.css'

const RecordDialog = lazyDialog(() => import('./record-dialog.tsx'))
const ImportDialog = lazyDialog(() => import('./import-dialog.tsx'))

interface PageEditorProps {
  readonly opened: OpenPage
  readonly label: string
  readonly placeholder: string
  readonly focus: number
  /** It was told that this person may not write any more, or that there is nothing to write in. */
  readonly onRefused: (problem: Problem) => void
  /** The document as it is read, until it can be written in. */
  readonly waiting: ReactNode
  /** Nothing where nobody is mentioned. */
  readonly mentionable?: MentionSource | undefined
  /** Who writes leaves it to be read; nothing where it is always written in. */
  readonly onDone?: (() => void) | undefined
  /** Closed: as it was written, and what the portal has once it has all of it. */
  readonly onLeft?: ((left: Left) => void) | undefined
}

export interface Left {
  readonly doc: Sent['doc']
  readonly sent: Promise<Sent>
}

/** Begins where a page of this browser left off. */
export default function PageEditor({ waiting, ...props }: PageEditorProps) {
  const { id } = props.opened.document
  const [copy, setCopy] = useState<KeptCopy>()
  const begin = useEffectEvent(([own, ...left]: readonly [KeptCopy, ...KeptCopy[]]) => {
    const onLost = (words: string) => keepLostWords(id, words)
    for (const one of left) void new WritingSession({ opened: props.opened, copy: one, onLost }).close() // sends what is in it
    setCopy(own)
  })
  useEffect(() => {
    let isShown = true
    const take = async () => {
      await takeBack(id)
      const copies = await copiesOf(id)
      if (isShown) begin(copies)
      else for (const one of copies) one.release()
    }
    void take()
    return () => void (isShown = false)
  }, [id])
  return copy ? <Writing {...props} copy={copy} /> : waiting
}

type WritingProps = Omit<PageEditorProps, 'waiting'> & { readonly copy: KeptCopy }

/** A document as it is written: by this person here, and by others elsewhere at the same time. */
function Writing({ opened, copy, label, placeholder, focus, onRefused, mentionable, onDone, onLeft }: WritingProps) {
  const { t } = useTranslation('documents')
  const direction = useDirection()
  const place = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView>()
  const [saving, setSaving] = useState<Saving>('saved')
  const [asked, ask] = useState<EditorDialog>()
  const dialogs = { record: useEver(asked === 'record'), import: useEver(asked === 'import') }
  /** As it was opened: further answers of the portal come as steps. */
  const [begun] = useState(() => {
    const [pressed, named, leaving] = [menuKeys(), menuKeys(), menuKeys()]
    const plugins = [
      ...(mentionable ? [mentionSign.plugin(named)] : []),
      ...pluginsOf(
        direction,
        { coming: { image: t('pictureComing'), file: t('fileComing') }, leftOut: t('pictureLeftOut') },
        pressed,
        leaving,
      ),
    ]
    const attributes = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      class: page['page']!,
      ...(onDone && { 'data-mantine-stop-propagation': 'true' }), // Escape leaves the text, and not also the drawer around it
    }
    const embeds = embedPlaces()
    const views = { ...nodeViews({ done: t('taskDone'), alt: t('pictureAlt') }), file: embeds.view, record: embeds.view }
    const onLost = (words: string) => keepLostWords(opened.document.id, words)
    return {
      session: new WritingSession({ opened, copy, plugins, onLost }),
      positions: opened.positions,
      attributes,
      views,
      embeds,
      pressed,
      named,
      leaving,
    }
  })
  const [state, setState] = useState(begun.session.state)
  const refused = useEffectEvent(onRefused)
  const left = useEffectEvent((one: Left) => onLeft?.(one))
  const leave = useEffectEvent(() => {
    onDone?.()
    return onDone !== undefined
  })

  useEffect(() => {
    const { session, positions, attributes, views } = begun
    const made = new EditorView(place.current, {
      state: session.state,
      nodeViews: views,
      dispatchTransaction: (tr) => session.apply(tr),
      attributes,
    })
    setView(made)
    session.open(
      {
        state: (next) => {
          made.updateState(next)
          setState(next)
        },
        saving: (next, problem) => {
          setSaving(next)
          if (next !== 'stopped') return
          made.setProps({ editable: () => false })
          if (problem) refused(problem)
        },
      },
      positions,
    )
    return () => {
      const sent = session.close()
      left({ doc: session.state.doc.toJSON() as Sent['doc'], sent })
      made.destroy()
    }
  }, [begun])

  useEffect(() => begun.leaving.hear(() => leave()), [begun])

  useEffect(() => {
    if (focus > 0) view?.focus()
  }, [focus, view])

  const insert = (words: string) => {
    view?.dispatch(view.state.tr.insertText(words))
    view?.focus()
  }
  const answered = () => {
    ask(undefined)
    view?.focus()
  }
  const putRecord = (id: string) => {
    if (view) insertBlock(pageSchema.nodes.record.create({ id }), 0)(view.state, view.dispatch)
    answered()
  }
  return (
    <div className={classes['editor']}>
      {view && (
        <Toolbar
          view={view}
          state={state}
          offered={PAGE}
          saving={saving}
          fallback={direction}
          onAsk={ask}
          onMention={mentionable && (() => askWhom(view))}
          onDone={onDone}
        />
      )}
      {view && <PasteNotice view={view} state={state} />}
      <LostCards document={opened.document.id} onInsert={insert} />
      <div className={classes['paper']} data-empty={isEmpty(state.doc) || undefined} data-placeholder={placeholder}>
        <div ref={place} />
        {view && <SlashMenu keys={begun.pressed} view={view} state={state} offered={PAGE} onAsk={ask} />}
        {view && mentionable && <MentionMenu keys={begun.named} view={view} state={state} source={mentionable} />}
      </div>
      <EditorEmbeds places={begun.embeds} />
      <Suspense>
        {dialogs.record && <RecordDialog opened={asked === 'record'} onClose={answered} onPick={putRecord} />}
        {dialogs.import && <ImportDialog opened={asked === 'import'} id={opened.document.id} onClose={answered} />}
      </Suspense>
    </div>
  )
}

/** One line with nothing in it. */
const isEmpty = (doc: Node): boolean =>
  doc.childCount === 1 &&
  doc.firstChild!.isTextblock &&
  doc.firstChild!.content.size === 0 &&
  doc.firstChild!.type.name === 'paragraph'
