import { isHttpUrl } from '@diwan/core/identifiers'
import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './lessons.module.css'

/** An address outside of the portal, in a tab of its own, which learns nothing of this one. */
export function OutsideLink({ url, label }: { url: string; label: string }) {
  if (!isHttpUrl(url)) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconExternalLink size={17} stroke={1.6} className="turns" aria-hidden />}
        renderRoot={({ children, ...props }: { children?: ReactNode }) => (
          <a {...props} href={url} target="_blank" rel="noopener noreferrer">
            {children}
          </a>
        )}
      >
        {label}
      </Button>
      <bdi dir="ltr" className={classes['address']}>
        {url}
      </bdi>
    </>
  )
}
