import { Button, CloseButton } from '@mantine/core'
import { TABLE_COLUMNS, TABLE_ROWS } from '@diwan/core/page/limits'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useTranslation } from 'react-i18next'
import { forgetPasted, OTHER_READING, pasteTableAsLines, pastedOf, readDifferently } from './pasting.ts'
import classes from './page-editor.module.css'

/** After a paste: how the text was read, with the other reading, or that a table is too large to be pasted as one. */
export function PasteNotice({ view, state }: { view: EditorView; state: EditorState }) {
  const { t } = useTranslation(['documents', 'kit'])
  const pasted = pastedOf(state)
  const isTable = pasted?.as === 'table'
  const sentence = isTable
    ? t('tableTooLarge', { ...pasted.size, mostRows: TABLE_ROWS, mostColumns: TABLE_COLUMNS })
    : pasted && t(pasted.as === 'markdown' ? 'pastedAsMarkdown' : 'pastedAsPlain')
  const action = isTable ? t('pasteAsLines') : pasted && t(pasted.as === 'markdown' ? 'readAsPlain' : 'readAsMarkdown')
  const run = () => (isTable ? pasteTableAsLines(view) : readDifferently(view))
  const close = () => {
    forgetPasted(view.state, view.dispatch)
    view.focus()
  }
  return (
    <div role="status" className={pasted ? classes['notice'] : undefined} data-pasted={pasted?.as}>
      {pasted && (
        <>
          <span>{sentence}</span>
          <Button variant="default" size="compact-sm" aria-keyshortcuts={OTHER_READING} title={OTHER_READING} onClick={run}>
            {action}
          </Button>
          <CloseButton size="sm" aria-label={t('dismiss', { ns: 'kit' })} onClick={close} />
        </>
      )}
    </div>
  )
}
