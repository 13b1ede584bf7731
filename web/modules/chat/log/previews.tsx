import { chatPreviews } from '@diwan/contract/chat/endpoints'
import type { Preview } from '@diwan/contract/talk/schemas'
import { isHttpUrl } from '@diwan/core/identifiers'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './previews.module.css'

interface PreviewsProps {
  /** The chat. */
  readonly id: string
  readonly messageId: string
  readonly previews: readonly Preview[]
}

/** What the pages say of themselves to which a message links. */
export function Previews({ id, messageId, previews }: PreviewsProps) {
  const { t } = useTranslation('chat')
  return (
    <ul className={classes['previews']} aria-label={t('previews')}>
      {previews
        .filter(({ url }) => isHttpUrl(url))
        .map(({ url, site, title, description, picture }) => (
          <li key={url}>
            <a className={classes['preview']} href={url} target="_blank" rel="noopener noreferrer nofollow">
              <span className={classes['words']}>
                {site !== null && <small>{site}</small>}
                <b>
                  <UserText text={title} lines={2} />
                </b>
                {description !== null && (
                  <small>
                    <UserText text={description} lines={2} />
                  </small>
                )}
              </span>
              {picture && (
                <img
                  src={fileAddress(chatPreviews.picture, { id, messageId, place: picture.place })}
                  alt=""
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                  decoding="async"
                />
              )}
            </a>
          </li>
        ))}
    </ul>
  )
}
