import { MAX_TITLE } from '@diwan/contract/knowledge/limits'
import type { ManagedArticle } from '@diwan/contract/knowledge/schemas/managed'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../../../kit/problem-words.ts'
import { UserTextarea } from '../../../../ui/user-textarea.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import classes from './editor.module.css'
import { useChange } from './use-change.ts'

/** Sent once the typing rests. */
const REST_MS = 800

/** The title, written in place. What the portal refuses stays in the field, with the reason. */
export function TitleField({ article: { id, version, title, can } }: { readonly article: ManagedArticle }) {
  const { t } = useTranslation(['knowledge', 'kit'])
  const problemText = useProblemText()
  const [typed, type] = useState<string>()
  const change = useChange(id)
  const send = (text: string) => {
    const next = text.trim()
    if (next === '' || next === title) return
    change.mutate({ id, version, title: next }, { onSuccess: () => type((now) => (now?.trim() === next ? undefined : now)) })
  }
  const later = useDebouncedCallback(send, REST_MS)
  if (!can.edit)
    return (
      <h2 className={classes['title']}>
        <UserText text={title} />
      </h2>
    )
  const missing = typed?.trim() === ''
  return (
    <div className={classes['title']}>
      <UserTextarea
        variant="unstyled"
        autosize
        minRows={1}
        aria-label={t('articleTitle')}
        placeholder={t('articleTitle')}
        maxLength={MAX_TITLE}
        autoComplete="off"
        value={typed ?? title}
        error={
          missing
            ? t('invalid_empty', { ns: 'kit' })
            : typed !== undefined && change.error
              ? problemText(change.error)
              : undefined
        }
        onChange={(event) => {
          const line = event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' ')
          type(line)
          later(line)
        }}
        onBlur={() => {
          later.cancel()
          if (typed !== undefined) send(typed)
        }}
      />
    </div>
  )
}
