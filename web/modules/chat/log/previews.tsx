import type { Preview } from '@diwan/contract/talk/schemas'
import { isHttpUrl } from '@diwan/core/identifiers'
import { useTranslation } from 'react-i18next'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './chat-message.module.css'

/** What the pages say of themselves to which a message links. */
export function Previews({ previews }: { previews: readonly Preview[] }) {
  const { t } = useTranslation('chat')
  return (
    <ul className={classes['previews']} aria-label={t('previews')}>
      {previews
        .filter(({ url }) => isHttpUrl(url))
        .map(({ url, site, title, description }) => (
          <li key={url}>
            <a className={classes['preview']} href={url} target="_blank" rel="noopener noreferrer nofollow">
              {site !== null && <small>{site}</small>}
              <b>
                <UserText text={title} lines={2} />
              </b>
              {description !== null && (
                <small>
                  <UserText text={description} lines={2} />
                </small>
              )}
            </a>
          </li>
        ))}
    </ul>
  )
}
