import type { Document } from '@diwan/core/document'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RichFieldProps } from '../rich-field.tsx'
import page from '../page-text.module.css'
import { RICH } from './choices.ts'
import classes from './page-editor.module.css'
import { PasteNotice } from './paste-notice.tsx'
import { richPluginsOf } from './plugins.ts'
import { documentOf, nodeOf, richOnly } from './rich-only.ts'
import { SlashMenu } from './slash-menu.tsx'
import { menuKeys } from './trigger.ts'
import { Toolbar } from './toolbar.tsx'

/** A document of its own, written by one person at a time; what is around it keeps it. */
export default function RichEditor({ value, onChange, label, lang, placeholder, error }: RichFieldProps) {
  const { t } = useTranslation('documents')
  const fallback = lang === 'ar' ? 'rtl' : 'ltr'
  const [view, setView] = useState<EditorView>()
  const told = useRef<Document | null>(value)
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  }, [onChange])
  const [{ pressed, first }] = useState(() => {
    const heard = menuKeys()
    const plugins = [...richPluginsOf(fallback, t('pictureLeftOut'), heard), richOnly]
    return { pressed: heard, first: EditorState.create({ doc: nodeOf(value), plugins }) }
  })
  const [state, setState] = useState(first)
  const [mount] = useState(() => (place: HTMLDivElement | null) => {
    const made = new EditorView(place, {
      state: first,
      dispatchTransaction: (tr) => {
        const { doc } = made.state
        const next = made.state.apply(tr)
        made.updateState(next)
        setState(next)
        if (next.doc.eq(doc)) return
        told.current = isBare(next) ? null : documentOf(next.doc, fallback)
        tell.current(told.current)
      },
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: page['page']!, lang, dir: fallback },
    })
    setView(made)
    return () => made.destroy()
  })

  // undone, or taken from somebody else
  useEffect(() => {
    if (!view || value === told.current) return
    told.current = value
    const next = EditorState.create({ doc: nodeOf(value), plugins: view.state.plugins })
    view.updateState(next)
    setState(next)
  }, [value, view])

  return (
    <div className={classes['editor']} data-rich data-error={error ? true : undefined}>
      {view && <Toolbar view={view} state={state} offered={RICH} fallback={fallback} />}
      {view && <PasteNotice view={view} state={state} />}
      <div className={classes['paper']} dir={fallback} data-empty={isBare(state) || undefined} data-placeholder={placeholder}>
        <div ref={mount} />
        {view && <SlashMenu keys={pressed} view={view} state={state} offered={RICH} />}
      </div>
    </div>
  )
}

/** One line with nothing in it. */
const isBare = ({ doc }: EditorState): boolean =>
  doc.childCount === 1 && doc.firstChild!.type.name === 'paragraph' && doc.firstChild!.content.size === 0
