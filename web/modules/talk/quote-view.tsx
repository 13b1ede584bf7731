import type { Quote } from '@diwan/contract/talk/schemas'
import { useTranslation } from 'react-i18next'
import { UserText } from '../../ui/user-text.tsx'
import classes from './quote-view.module.css'

/** What a message answers to; a press leads there, where it is held. */
export function QuoteView({ quote: { id, author, guest, text } }: { quote: Quote }) {
  const { t } = useTranslation('talk')
  const name = author?.fullName ?? guest
  return (
    <button type="button" className={classes['quote']} onClick={() => lookAt(id)}>
      {name !== null && (
        <b>
          <UserText text={name} />
        </b>
      )}
      {text === null ? <span className={classes['gone']}>{t('messageDeleted')}</span> : <UserText text={text} lines={2} />}
    </button>
  )
}

function lookAt(id: string): void {
  document.querySelector(`[data-message="${id}"]`)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
}
