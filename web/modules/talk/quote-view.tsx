import type { Quote } from '@diwan/contract/talk/schemas'
import { useTranslation } from 'react-i18next'
import { UserText } from '../../ui/user-text.tsx'
import classes from './quote-view.module.css'

interface QuoteViewProps {
  readonly quote: Quote
  /** Opens the quoted message; by default it scrolls to the message in the same thread. */
  readonly look?: (id: string) => void
}

/** The message that is being answered; pressing it leads there. */
export function QuoteView({ quote: { id, author, guest, text, voice }, look = lookAt }: QuoteViewProps) {
  const { t } = useTranslation('talk')
  const name = author?.fullName ?? guest
  return (
    <button type="button" className={classes['quote']} onClick={() => look(id)}>
      {name !== null && (
        <b>
          <UserText text={name} />
        </b>
      )}
      {text === null ? (
        <span className={classes['gone']}>{t('messageDeleted')}</span>
      ) : (
        <UserText text={text || t(voice ? 'voiceMessage' : 'filesAlone')} lines={2} />
      )}
    </button>
  )
}

function lookAt(id: string): void {
  document.querySelector(`[data-message="${id}"]`)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
}
