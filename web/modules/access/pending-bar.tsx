import { Button } from '@mantine/core'
import { flagParts } from '@diwan/contract/access/matrix'
import type { Matrix } from '@diwan/contract/access/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './matrix.module.css'
import { ReviewDialog } from './review-dialog.tsx'
import type { MatrixDraft } from './use-matrix-draft.ts'
import { useRightWords } from './use-right-words.ts'

/** What is changed and not saved yet; it floats, so that no row moves when it comes. */
export function PendingBar({ matrix, draft }: { matrix: Matrix; draft: MatrixDraft }) {
  const { t } = useTranslation(['access', 'shell'])
  const { nameOf, moduleOf } = useRightWords()
  const [reviewing, setReviewing] = useState(false)
  const [first] = draft.changes
  return (
    <>
      {first && (
        <div className={classes['pending']} role="status">
          <strong>{t('changes', { count: draft.changes.length })}</strong>
          <span>
            {t(`role_${first.role}`, { ns: 'shell' })} · {moduleOf(flagParts(first.name).module)} · {nameOf(first.name)}
          </span>
          <Button variant="subtle" color="gray" onClick={draft.discard}>
            {t('discard')}
          </Button>
          <Button onClick={() => setReviewing(true)}>{t('review')}</Button>
        </div>
      )}
      <ReviewDialog opened={reviewing} onClose={() => setReviewing(false)} matrix={matrix} draft={draft} />
    </>
  )
}
