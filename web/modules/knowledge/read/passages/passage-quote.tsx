import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { UserText } from '../../../../ui/user-text.tsx'
import { articleQueries } from '../../api/api.ts'
import { rangesOf } from '../../model/shown-words.ts'
import classes from './passages.module.css'

interface PassageQuoteProps {
  /** The article. */
  readonly id: string
  readonly messageId: string
}

/** The words that a comment is about, above it; pressing them shows them in the text. */
export function PassageQuote({ id, messageId }: PassageQuoteProps) {
  const { t } = useTranslation('knowledge')
  const { data } = useQuery(articleQueries.passages(id))
  const passage = data?.items.find((one) => one.messageId === messageId)
  if (!passage) return null
  if (passage.removed)
    return (
      <div className={classes['quote']}>
        <s>
          <UserText text={passage.quote} lines={2} />
        </s>
        <span className={classes['removed']}>{t('passageRemoved')}</span>
      </div>
    )
  const show = () => {
    const root = document.querySelector(`[data-article="${id}"]`)
    const [range] = root ? rangesOf(root, [passage]) : []
    range?.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    if (range) getSelection()?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset)
  }
  return (
    <button type="button" className={classes['quote']} aria-label={t('showPassage', { text: passage.quote })} onClick={show}>
      <UserText text={passage.quote} lines={2} />
    </button>
  )
}
